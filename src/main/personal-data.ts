import { appointmentsData } from '#domains/cases/appointments/service.ts'
import { alertsData } from '#domains/customers/alerts/service.ts'
import { customersData } from '#domains/customers/customers/personal-data/service.ts'
import { favouritesData } from '#domains/customers/favourites/service.ts'
import { contactData } from '#domains/customers/leads/service.ts'
import { notificationsData } from '#domains/foundation/notifications/service.ts'
import { paymentsData } from '#domains/foundation/payments/service.ts'
import { advertsData } from '#domains/processes/adverts/seller/service.ts'
import { bookingsData } from '#domains/processes/buying/writes/service.ts'
import { intermediationData } from '#domains/processes/consignment/service.ts'
import { purchasesData } from '#domains/processes/selling/service.ts'
import { accountData } from '#identity/personal-data.ts'
import type { PersonalData } from '#platform/personal-data.ts'

/**
 * All stores of personal data, in the order of deletion. Data export and account deletion use this list: each module with personal data
 * must be in it.
 */
export const personalData: readonly PersonalData[] = [
  alertsData,
  bookingsData,
  appointmentsData,
  purchasesData,
  intermediationData,
  advertsData,
  favouritesData,
  contactData,
  paymentsData,
  notificationsData,
  customersData,
  accountData,
]
