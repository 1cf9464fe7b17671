import type { VehicleData } from '../../frame/vehicle-data.ts';
import type { LeadData } from './api/leads.ts';
import type { AskValues, FormKind } from './ask-form.ts';

/** What the service is sent of a filled form. */
export function leadOf(kind: FormKind, { id, stock, live }: VehicleData, values: AskValues): LeadData {
  return {
    ...values,
    category: 'General Enquiry',
    subcategory: kind === 'test-drive' ? 'Test Drive' : null,
    dateTime: values.dateTime || null,
    car_id: id,
    car_dealership_id: live.dealershipId,
    stock_number: stock,
    website_id: live.websiteId,
    url: location.href,
  };
}
