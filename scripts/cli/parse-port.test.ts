import { expect, it } from 'vitest';
import { parsePort, portProblem } from './parse-port.ts';

it.each(['', ' ', '-1', '65536', '4321.5', '0x10', 'http'])(
  'rejects the port %j and names the valid ones',
  (text) => {
    expect(() => parsePort(text, 'npm start --')).toThrow(
      `"${text}" is not a port. Next: choose a number from 1 to 65535, such as "npm start -- --port 4321", or 0 for any free port.`,
    );
  },
);

it('accepts ports, and 0 for any free port', () => {
  expect([parsePort('4321', ''), parsePort('65535', ''), parsePort('0', '')]).toEqual([4321, 65535, 0]);
});

it('suggests another port if one is in use', () => {
  const error = Object.assign(new Error(), { code: 'EADDRINUSE' });
  expect(portProblem(error, 4321, 'npm start --')).toBe(
    'Port 4321 is in use. Next: choose another one, such as "npm start -- --port 4322".',
  );
});
