import type { BrandNode } from '#contract/brand.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { collectionHead } from './collection-head.ts'

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

export async function loadBrands(context: LoadContext): Promise<Loaded<BrandsData>> {
  const { items } = await context.api('GET /brands/tree', {})
  const brands = items.map(branchOf)
  const { t } = context.translator
  const collection = { name: t('breadcrumb.brands'), description: t('brand.all_text'), items: brands }
  return { data: { brands }, ...collectionHead(context, collection) }
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
