import { callIgnoringAnswer } from '../../../lib/api-client/request.ts';
import type { Valuation } from '../valuation.ts';

interface ShownValuation {
  websiteId: string;
  leadId: string;
  valuation: Valuation;
}

/**
 * Reports the valuation that a page showed for a lead (API-28).
 *
 * @throws ApiError
 */
export const saveValuation = ({ websiteId, leadId, valuation }: ShownValuation): Promise<void> =>
  callIgnoringAnswer({
    name: 'valuation',
    path: '/miscellaneous',
    body: { website_id: websiteId, lead_id: leadId, column_name: 'valuation', valuation },
  });
