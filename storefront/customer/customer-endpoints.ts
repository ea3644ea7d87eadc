import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { addressEndpoints } from './address-endpoints.ts'
import { deleteAccount, exportData } from './farewell-endpoints.ts'
import {
  changeEmail,
  changeNewsletter,
  changePassword,
  confirmEmail,
  saveBank,
  saveProfile,
} from './profile-endpoints.ts'
import { endSession } from './session-endpoint.ts'

/** What the forms of the customer area do; a script asks the same and gets an answer instead of a page. */
export const customerEndpoints: Record<string, (asked: OwnRequest) => Promise<OwnAnswer>> = {
  ...addressEndpoints,
  '/api/customer/profile': saveProfile,
  '/api/customer/bank': saveBank,
  '/api/customer/email': changeEmail,
  '/api/customer/email/confirm': confirmEmail,
  '/api/customer/password': changePassword,
  '/api/customer/newsletter': changeNewsletter,
  '/api/customer/session': endSession,
  '/api/customer/export': exportData,
  '/api/customer/delete': deleteAccount,
}
