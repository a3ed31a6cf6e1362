import type { Pool } from 'pg'

/**
 * Test settings that differ from the defaults. No two of one unit are equal, so that reading the wrong setting fails a test.
 * `tools/settings.test.ts` checks this.
 */
export const testSettings: Record<string, string> = {
  // minutes
  'booking.offerMinutes': '20',
  'assistance.callbackMinutes': '14',
  'booking.due.Billed': '660',
  'purchases.dueMinutes': '720',
  'ads.readingMinutes': '125',
  'booking.due.NewPriceRejected': '360',
  'booking.due.PayementDetailsSubmitted': '1260',
  // days
  'booking.proformaDays': '8',
  'purchases.offerDays': '6',
  'ads.visibleDays': '61',
  'ads.minPictures': '2',
  'ads.maxOwn': '12',
  'ads.messagesHourly': '42',
  'ads.conversationsHourly': '9',
  'ads.phonesHourly': '16',
  'ads.phonesOfNetworkHourly': '33',
  'ads.conversationDays': '371',
  'ads.adviceSample': '6',
  'ads.deviceAccounts': '4',
  'ads.deviceDays': '181',
  // hours
  'appointments.reminderHours': '25',
  'purchases.silentDays': '35',
  'purchases.draftDays': '15',
  'purchases.partnerHourly': '45',
  'purchases.partnerKeyMonths': '11',
  'customers.codesHourly': '310',
  'contact.mailsHourly': '130',

  'customers.exportDays': '9',
  'intermediation.mandateDays': '95',
  'vehicles.soldPageDays': '32',
  'customers.warningDays': '33',
  'content.unusedPictureDays': '36',
  'contact.heldDays': '34',
  'newsletter.pendingDays': '366',
  'newsletter.unsubscribedDays': '367',
  // months
  'customers.consentProofMonths': '61',
  'audit.keepMonths': '62',
  'visits.consentMonths': '25',
  // counts
  'favourites.hoverCount': '4',
  'favourites.dropPercent': '4',
  // percent
  'estimates.mileagePercent': '11',
  'prices.advertChange': '21',
  // texts and numbers of the company
  'company.businessTax': '00000001',
  'assistance.mobile': '0600000141',
  'site.legal.cndp': 'D-GC-000/2026',
  'financing.insuranceIncluded': 'true',
  // tests of phone codes enable them
  'booking.phoneCode': 'false',
  'purchases.phoneCode': 'false',
}

/** Replaces the defaults with the test settings. */
export async function writeTestSettings(pool: Pool): Promise<void> {
  await pool.query('update settings s set value = t.value from json_each_text($1) t where t.key = s.key', [JSON.stringify(testSettings)])
}
