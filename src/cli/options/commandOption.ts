/** An option of a command. */
export interface CommandOption {
  readonly name: string
  /** The letter that stands for its name. */
  readonly short?: string
  /** What stands for its value in the usage; an option without it takes none. */
  readonly value?: string
  /** The setting of a problem or a solver that it gives. */
  readonly setting?: string
  readonly help: string
}
