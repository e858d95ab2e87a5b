/**
 * The module that is asked for in the file that holds it. A file that is shared with other parts of
 * the program does not export what the module does, but the module as a whole.
 *
 * @param name something that the module exports
 */
export function moduleIn<Module>(
  file: Module & Readonly<Record<string, Module>>,
  name = 'default',
): Module {
  if (Object.hasOwn(file, name)) return file
  const modules = Object.values(file).filter(isModule)
  const named = modules.filter((module) => exports(module, name))
  const [whole, ...others] = named.length > 0 ? named : modules
  if (whole === undefined || others.length > 0) throw new Error('no module in what was loaded')
  return whole
}

function exports(module: unknown, name: string): boolean {
  return typeof module === 'object' && module !== null && Object.hasOwn(module, name)
}

function isModule(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Module]'
}
