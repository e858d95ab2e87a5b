/** A timer that fires so much later than it should says that the page itself was busy, in milliseconds. */
const late = 500

/** Waits for signs of life, and tells when none has come for too long. */
export class Silence {
  private timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param seconds how long nothing may come
   * @param tell what is done then
   */
  constructor(
    private readonly seconds: number,
    private readonly tell: () => void,
  ) {}

  /** Something came: the time is counted from now on. */
  begin(): void {
    this.end()
    const wait = 1000 * this.seconds
    const due = performance.now() + wait
    this.timer = setTimeout(() => {
      // What came while the page was busy has not been taken in yet.
      if (performance.now() - due > late) this.begin()
      else this.tell()
    }, wait)
  }

  /** Nothing is waited for any more. */
  end(): void {
    clearTimeout(this.timer)
  }
}
