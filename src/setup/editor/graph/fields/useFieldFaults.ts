import { readDecimal } from '../../../../problems/graph/decimals'
import { longestName } from '../../../../problems/graph/nodeName'
import { useTranslation } from '../../../../words/useTranslation'
import type { DrawnGraph } from '../drawnGraph'
import { isPossibleName } from '../graphEdits'

/** Says what is wrong with what is typed for a drawn graph, if anything. */
export function useFieldFaults() {
  const { t } = useTranslation()

  function ofNumber(text: string): string | undefined {
    if (readDecimal(text)) return undefined
    const pointed = text.replace(',', '.')
    return readDecimal(pointed)
      ? t('editor.graph.wrong.comma', { number: pointed })
      : t('editor.graph.wrong.number')
  }

  function ofName(graph: DrawnGraph, text: string): string | undefined {
    if (text === '') return t('editor.graph.wrong.nameless')
    if (!isPossibleName(text)) return t('editor.graph.wrong.name', { most: longestName })
    const isTaken = graph.nodes.some(({ name }) => name === text)
    return isTaken ? t('editor.graph.wrong.taken', { name: text }) : undefined
  }

  return { ofNumber, ofName }
}
