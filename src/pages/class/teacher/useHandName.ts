import type { RaisedHand } from '../../../classroom/protocol/standing'
import { useTranslation } from '../../../words/useTranslation'

/** What a student who raised a hand is called. */
export function useHandName(): (hand: RaisedHand) => string {
  const { t } = useTranslation()
  return ({ id, name }) => name ?? t('classroom.led.noName', { id })
}
