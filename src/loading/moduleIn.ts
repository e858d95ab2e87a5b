/**
 * The module that is asked for in the file that holds it. A file that is shared with other parts of
 * the program does not export what the module does, but the module as a whole.
 *
 * @param name something that the module exports, or what its component is called
 */
export function moduleIn<Module>(
  file: Module & Readonly<Record<string, Module>>,
  name = 'default',
): Module {
  if (Object.hasOwn(file, name)) return file
  const modules = Object.values(file).filter(isModule)
  const named = modules.filter((module) => exports(module, name) || isComponent(module, name))
  const [whole, ...others] = named.length > 0 ? named : modules
  if (whole === undefined || others.length > 0) throw new Error('no module in what was loaded')
  return whole
}

function exports(module: unknown, name: string): boolean {
  return isObject(module) && Object.hasOwn(module, name)
}

/** Whether a component is all that a module exports, and has a name: that of its file. */
function isComponent(module: unknown, name: string): boolean {
  const component: unknown = isObject(module) && 'default' in module && module.default
  return isObject(component) && '__name' in component && component.__name === name
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isModule(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Module]'
}
