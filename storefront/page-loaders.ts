import { loadRefund, loadRefunds, loadReturn } from './aftersales/refund-data.ts'
import { loadWithdrawal } from './aftersales/withdrawal-data.ts'
import { loadComplaint, loadComplaints } from './aftersales/complaint-data.ts'
import { loadComplaintForm } from './aftersales/complaint-form-data.ts'
import { loadBrand } from './catalogue/brand-data.ts'
import { loadBrands } from './catalogue/brands-data.ts'
import { loadCategory } from './catalogue/category-data.ts'
import { loadProduct } from './catalogue/product-data.ts'
import { loadProductList } from './catalogue/product-list-data.ts'
import { loadSearch } from './catalogue/search-data.ts'
import { loadArticle } from './content/article-data.ts'
import { loadBlog } from './content/blog-data.ts'
import { loadHome } from './content/home-data.ts'
import { loadStaticPage } from './content/static-page-data.ts'
import { loadLogin, loadPasswordReset } from './auth/auth-data.ts'
import { loadCartPage } from './cart/cart-data.ts'
import { loadDelivery } from './checkout/delivery-data.ts'
import { loadMethods } from './checkout/methods-data.ts'
import { loadSummary } from './checkout/summary-data.ts'
import { loadAccount } from './customer/account-data.ts'
import { loadAddresses } from './customer/address-data.ts'
import { loadCredits } from './customer/credit-data.ts'
import { loadDashboard } from './customer/dashboard-data.ts'
import type { Loader } from './load-context.ts'
import { loadOrder, loadOrders } from './order/order-data.ts'
import { loadEmailConfirm } from './customer/email-confirm-data.ts'
import { loadNewsletter, loadNewsletterToken } from './newsletter/newsletter-data.ts'
import type { PageName } from './page.ts'
import { loadStaff } from './staff/staff-data.ts'
import { loadComparison } from './wishlist/comparison-data.ts'
import { loadFavoriteProducts } from './wishlist/favorite-data.ts'

/** Where each screen's data comes from. Runs on the server only; the browser gets the result as a payload. */
export const loaders: Record<Exclude<PageName, 'error'>, Loader> = {
  home: loadHome,
  category: loadCategory,
  brand: loadBrand,
  brands: loadBrands,
  product: loadProduct,
  package: loadProduct,
  'product-list': loadProductList,
  search: loadSearch,
  'blog-list': loadBlog,
  'article-category': loadBlog,
  article: loadArticle,
  'static-page': loadStaticPage,
  login: loadLogin,
  'password-reset': loadPasswordReset,
  'email-confirm': loadEmailConfirm,
  newsletter: loadNewsletter,
  'newsletter-confirm': loadNewsletterToken,
  'newsletter-unsubscribe': loadNewsletterToken,
  cart: loadCartPage,
  'cart-shipping-and-payment': loadMethods,
  'cart-delivery': loadDelivery,
  'cart-summary': loadSummary,
  staff: loadStaff,
  comparison: loadComparison,
  'customer-dashboard': loadDashboard,
  'customer-account': loadAccount,
  'customer-my-addresses': loadAddresses,
  'customer-my-orders': loadOrders,
  'customer-order': loadOrder,
  'customer-complaints': loadComplaints,
  'customer-complaint': loadComplaint,
  'customer-new-complaint': loadComplaintForm,
  complaint: loadComplaint,
  'new-complaint': loadComplaintForm,
  'customer-favorite-products': loadFavoriteProducts,
  'customer-refunds': loadRefunds,
  'customer-refund': loadRefund,
  'return-goods': loadReturn,
  withdrawal: loadWithdrawal,
  'customer-credits': loadCredits,
  'account-deleted': async () => ({ data: {} }),
}
