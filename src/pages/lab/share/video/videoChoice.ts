import type { VideoPace } from './videoPace'
import type { VideoHeight } from './videoSize'
import type { VideoStepSize } from './videoSteps'
import type { VideoView } from './videoTrees'

/** What a person chooses for a video, besides its steps. */
export interface VideoChoice {
  size: VideoStepSize
  pace: VideoPace
  height: VideoHeight
  view: VideoView
  /** Whether the sentence of each step stands under the picture, and the map or its state beside it. */
  captions: boolean
  beside: boolean
}
