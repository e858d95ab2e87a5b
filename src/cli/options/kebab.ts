/** A setting as an option is written: `firstJump` as `first-jump`. */
export function kebab(setting: string): string {
  return setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
