// Ground, main, accent, dark: in this order everywhere.
export const TEA = ['#eef1e6', '#7d9a6b', '#c9b458', '#2f3d2b']
export const CLAY = ['#f5ece3', '#c07a52', '#e2b48c', '#4a2c1f']
export const GLAZE = ['#e8eff2', '#5b8ba3', '#b7d0d8', '#1f3846']
export const COFFEE = ['#f3ebe2', '#7a5138', '#d8a76a', '#2b1b13']
export const PAPER = ['#f8f5ef', '#c9bda8', '#a3a58c', '#3b372f']
export const WINTER = ['#eef0f3', '#a23e3a', '#d9c6a0', '#26313d']
