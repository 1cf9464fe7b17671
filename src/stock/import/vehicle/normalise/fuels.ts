import type { SimpleFuel } from '../../../car.ts';
import { memoizeWords, spellingMap, wordKey } from '../../cells/word-key.ts';

const FUELS = spellingMap<SimpleFuel>({
  Petrol:
    'Unleaded|ULP|Premium|Premium Unleaded|PULP|Unleaded Petrol|Petrol Premium ULP|Petrol Unleaded ULP|Leaded|Leaded Petrol|Gasoline|Gas|Regular Unleaded|E10|E85|Flex|Flex Fuel|Bensin|Benzin|Essence|Premium Unleaded Petrol|RULP|Unleaded 91|91 RON|95 RON|98 RON|91RON|95RON|98RON|95 Octane|98 Octane|Flex Fuel Vehicle|Flexible Fuel|Ethanol|2 Stroke|Two Stroke|Gasolina|P',
  Diesel: 'Turbo Diesel|Biodiesel|TDI|Diesel Turbo|TD|D',
  Hybrid:
    'Petrol Hybrid|Hybrid Petrol|Diesel Hybrid|HEV|MHEV|Mild Hybrid|Petrol Electric|Unleaded Electric|Hybrid Electric|Premium Unleaded Electric|Elhybrid|e-POWER|ePower|Hybrid with Petrol Unleaded ULP|Hybrid with Petrol Premium ULP',
  'Plug-in Hybrid':
    'PHEV|Plugin Hybrid|Plug in Hybrid Electric|Plug in Petrol|Plug in Bensin|Plug in Diesel|Plug-in Hybrid Petrol|Laddhybrid|Plug in Hybrid Electric Vehicle',
  Electric: 'EV|BEV|Battery Electric|Pure Electric|Elektro|El|Electricity|Battery',
  LPG: 'Gas LPG|Autogas|Liquefied Petroleum Gas|LP Gas|Dual Fuel|Petrol or LPG Dual|CNG|LNG|LPG only|Gas only|Liquid Petroleum Gas|Liquified Petroleum Gas|Liquid Gas|Propane|Natural Gas|Compressed Natural Gas|Liquefied Natural Gas|Liquified Natural Gas',
  Hydrogen: 'FCEV|Fuel Cell|Hydrogen Fuel Cell',
});

/** The standard fuel for a seller's words ("Premium Unleaded", "PHEV"); null if no standard fuel fits. */
export const canonicalFuel: (text: string) => SimpleFuel | null = memoizeWords((text) => {
  const key = wordKey(text);
  const exact = FUELS.get(key);
  if (exact) return exact;
  if (/\bplug ?in\b|\bphev\b/.test(key)) return 'Plug-in Hybrid';
  if (/\bhybrid\b|\bm?hev\b/.test(key)) return 'Hybrid';
  if (/\bhydrogen\b|\bfuel cell\b/.test(key)) return 'Hydrogen';
  if (/\b(electric|bev|ev)\b/.test(key))
    return /\b(petrol|diesel|unleaded|gasoline)\b/.test(key) ? 'Hybrid' : 'Electric';
  if (/\bdiesel\b/.test(key)) return 'Diesel';
  // Before petrol, because dual fuel ("Petrol/LPG") is listed as LPG.
  if (/\b(lpg|autogas|cng|lng|propane|petroleum gas|natural gas)\b/.test(key)) return 'LPG';
  return /\b(petrol|unleaded|ulp|pulp|gasoline)\b/.test(key) ? 'Petrol' : null;
});
