import type { Metric } from './reach'

/** A layout that settings may ask for by its name. */
export interface NamedLayout {
  readonly id: string
  /** As `parseLayout` reads it. */
  readonly rows: string
  /** The length of a shortest solution, by metric; the tests search for each of them. */
  readonly moves: Readonly<Record<Metric, number>>
}

/**
 * Layouts with names, in the order shown: the default one and its relatives on four by five cells,
 * and two small ones to begin with. The names from China are transcribed; their lengths in any
 * slides are those known there.
 */
export const layouts: readonly NamedLayout[] = [
  // 齐头并进, “shoulder to shoulder”.
  { id: 'seed', rows: 'ABBC/ABBC/GHIJ/DEEF/D..F', moves: { cell: 85, straight: 66, any: 60 } },
  // 横刀立马, “the sword drawn, the horse reined in”; also the layout sold as Klotski.
  { id: 'classic', rows: 'ABBC/ABBC/DEEF/DGHF/I..J', moves: { cell: 116, straight: 90, any: 81 } },
  // Two small boards: one for the first minutes, one with a whole search of a few thousand states.
  { id: 'three-by-three', rows: 'ABB/CBB/D..', moves: { cell: 8, straight: 6, any: 5 } },
  {
    id: 'four-by-four',
    rows: 'ABBC/DBBE/FFGG/H..I',
    moves: { cell: 39, straight: 28, any: 25 },
  },
  // 比翼横空, “wing to wing across the sky”.
  {
    id: 'biyi-hengkong',
    rows: 'AABB/CCBB/DDEE/F.GH/I.JH',
    moves: { cell: 39, straight: 34, any: 28 },
  },
  // 捷足先登, “the swift foot is there first”.
  {
    id: 'jiezu-xiandeng',
    rows: 'ABBC/DBBE/.FF./GHIJ/GHIJ',
    moves: { cell: 47, straight: 38, any: 32 },
  },
  // 勇闯五关, “bravely through five passes”.
  {
    id: 'yongchuang-wuguan',
    rows: 'ABBC/DBBE/FFGG/HHII/.JJ.',
    moves: { cell: 46, straight: 37, any: 34 },
  },
  // 左右布兵, “soldiers left and right”.
  {
    id: 'zuoyou-bubing',
    rows: 'ABBC/DBBE/FGHI/FGHI/.JJ.',
    moves: { cell: 78, straight: 61, any: 54 },
  },
  // 指挥若定, “calmly in command”.
  {
    id: 'zhihui-ruoding',
    rows: 'ABBC/ABBC/DEEF/GHIJ/G..J',
    moves: { cell: 100, straight: 79, any: 70 },
  },
  // 将拥曹营, “generals crowd the camp”.
  {
    id: 'jiangyong-caoying',
    rows: '.AA./BAAC/BDEC/FDEG/HHIJ',
    moves: { cell: 101, straight: 78, any: 72 },
  },
  // 层层设防, “line upon line of defence”.
  {
    id: 'cengceng-shefang',
    rows: 'ABBC/ABBC/DEEF/GHHI/.JJ.',
    moves: { cell: 138, straight: 111, any: 102 },
  },
  // 峰回路转, “the path winds with the peaks”.
  {
    id: 'fenghui-luzhuan',
    rows: 'ABCD/EEFD/EEFG/.HHG/.IJJ',
    moves: { cell: 179, straight: 150, any: 138 },
  },
]

/** The layout that has a name, which may be in capitals. */
export function namedLayout(text: string): NamedLayout | undefined {
  return layouts.find(({ id }) => id === text.trim().toLowerCase())
}
