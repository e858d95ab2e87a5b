import type { Plugin, Rolldown } from 'vite'

/**
 * A plugin that changes the page once it is built.
 *
 * @param change what is done to the page; all built files are there, under their final names
 * @throws when there is no page among the built files
 */
export function builtPage(
  name: string,
  change: (page: Rolldown.OutputAsset, bundle: Rolldown.OutputBundle) => void,
): Plugin {
  return {
    name,
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('no page was built')
        change(page, bundle)
      },
    },
  }
}
