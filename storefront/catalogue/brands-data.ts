import type { BrandNode } from '#contract/brand.ts'
import type { LoadContext, Loaded } from '../load-context.ts'

export interface BrandBranch {
  id: number
  name: string
  url: string
  short_description: string | null
  logo: string | null
  children: BrandBranch[]
}

export interface BrandsData {
  brands: BrandBranch[]
}

export async function loadBrands({ api }: LoadContext): Promise<Loaded<BrandsData>> {
  const { items } = await api('GET /brands/tree', {})
  return { data: { brands: items.map(branchOf) } }
}

function branchOf({ id, name, url, short_description, images, children }: BrandNode): BrandBranch {
  return {
    id,
    name,
    url,
    short_description,
    logo: images[0]?.sizes['320'] ?? null,
    children: children.map(branchOf),
  }
}
