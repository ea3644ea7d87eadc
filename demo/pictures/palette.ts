export interface Palette {
  ground: string
  groundDeep: string
  main: string
  mainDeep: string
  accent: string
  light: string
  ink: string
}

const palette = (
  ground: string,
  groundDeep: string,
  main: string,
  mainDeep: string,
  accent: string,
  light: string,
  ink: string,
): Palette => ({ ground, groundDeep, main, mainDeep, accent, light, ink })

export const palettes = {
  linen: palette('#efe7da', '#d8c9b3', '#e9dfcd', '#b9a283', '#8a5a3c', '#fbf6ec', '#3a2c22'),
  celadon: palette('#e6e8dc', '#c6cdb9', '#a9c0a6', '#5f7f6a', '#c98b5a', '#f6f5ea', '#26352d'),
  terracotta: palette('#f2e2d3', '#ddbfa4', '#c8714a', '#8b4227', '#2f4a46', '#fcf1e4', '#3b1e14'),
  indigo: palette('#e6e5e1', '#c3c5c9', '#3f5a85', '#22345a', '#d08c4c', '#f7f4ec', '#17213a'),
  matcha: palette('#ecebd5', '#cfd0a8', '#8ea655', '#53692e', '#b5533a', '#fbf9e6', '#2b351b'),
  rooibos: palette('#f3e0d0', '#dfb89c', '#b3502f', '#74291a', '#e0a458', '#fdf0e2', '#3a1712'),
  slate: palette('#e4e3df', '#c1c0bb', '#6f7a80', '#3c464c', '#c77b4e', '#f5f3ee', '#22292d'),
  sakura: palette('#f5e6e1', '#e3c3bd', '#d99a98', '#a15a60', '#5f7a5c', '#fdf4f0', '#46252b'),
  honey: palette('#f6e9cd', '#e4c68d', '#d99a34', '#97601a', '#4a5b40', '#fdf6e2', '#3f2a10'),
  moss: palette('#e5e6d6', '#c2c6a7', '#66764a', '#3b4829', '#cf9a5b', '#f6f5e8', '#252c18'),
  espresso: palette('#ebdfd2', '#cdb59d', '#5b3a2a', '#33201a', '#c98a4b', '#f8efe3', '#24140f'),
  porcelain: palette('#e9ecec', '#c8d1d4', '#f1f1ec', '#a9b6bb', '#38618c', '#fcfcf9', '#223140'),
  plum: palette('#ece1e1', '#cfb6bc', '#7b4560', '#4c2540', '#d2a15c', '#f8f0ee', '#2d1626'),
  saffron: palette('#f7e6cf', '#e9c293', '#e08a3c', '#a2531d', '#3e5a63', '#fef4e4', '#42220f'),
  sea: palette('#e2eae7', '#b7cdc9', '#4f8f8b', '#2a5b5c', '#e0a06a', '#f4f9f5', '#16302f'),
  birch: palette('#f0ebe0', '#d9cfbc', '#dccdb2', '#a38e6c', '#5d7254', '#fcf9f1', '#353026'),
  charcoal: palette('#dedad3', '#b5aea4', '#3f3d3b', '#232221', '#c9704c', '#f3f0ea', '#1a1918'),
  rose: palette('#f4e4dc', '#e0bfb0', '#c98272', '#8a473e', '#7d8c6a', '#fdf3ec', '#40201c'),
  lavender: palette('#ebe6ea', '#cdc3d3', '#9585ab', '#5d4f78', '#d5a25f', '#f8f5f6', '#2b2439'),
  clay: palette('#efe3d6', '#d6bda5', '#b98d6b', '#7c573d', '#49656b', '#faf3e9', '#35231a'),
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

export function isPaletteName(name: string): name is PaletteName {
  return Object.hasOwn(palettes, name)
}

export function paletteOf(name: string): Palette {
  return isPaletteName(name) ? palettes[name] : palettes.linen
}
