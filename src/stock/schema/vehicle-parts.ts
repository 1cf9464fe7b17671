import { carFields } from './car-schema.ts';
import { lenderFields, processorFields } from './finance-fields.ts';
import { hotspotFields, hotspotsFields, positionFields } from './media-fields.ts';
import { addressFields, locationFields } from './place-fields.ts';
import { caravanFields, variantFields } from './specification-fields.ts';

/** The fields of a vehicle and of each nested group, by the group's path. */
export const vehicleParts = {
  '': carFields,
  location: locationFields,
  'location.address': addressFields,
  variant: variantFields,
  caravan: caravanFields,
  hotspots: hotspotsFields,
  'hotspots.exterior[]': hotspotFields,
  'hotspots.positions[]': positionFields,
  'payment_processors[]': processorFields,
  'finance_lenders.{lender}': lenderFields,
};
