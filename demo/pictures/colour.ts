const WARM_DARK = '#26160f'
const WARM_LIGHT = '#fffaf0'

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? channel) - channel) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

// Shadows lean to brown and lights to cream, so no colour of the shop ever turns grey.
export const shade = (hex: string, share: number) => mix(hex, WARM_DARK, share)
export const tint = (hex: string, share: number) => mix(hex, WARM_LIGHT, share)

export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}
