import { describe, expect, it } from 'vitest';
import { ownHeading, type Subject, sectionHeading } from './section-heading.ts';

function subject(
  vehicleHeadings: Subject['chrome']['look']['vehicleHeadings'],
  { features = ['ABS', 'Alarm'], place = 'Newstead' as string | null } = {},
): Subject {
  return {
    chrome: { look: { vehicleHeadings }, dealer: { kind: 'caravans' } } as Subject['chrome'],
    model: 'Outlander',
    features,
    location: place === null ? null : { place },
  };
}

describe('headings of a vehicle page', () => {
  it('are the usual ones unless the dealer has its own', () => {
    expect(sectionHeading(subject({}), 'features')).toBe('Features');
    expect(sectionHeading(subject({}), 'check')).toBe('Used caravan check');
    expect(sectionHeading(subject({}), 'similar')).toBe('Similar caravans');
    expect(sectionHeading(subject({ features: 'Fitted' }), 'features')).toBe('Fitted');
    expect(ownHeading(subject({ features: 'Fitted' }), 'yard')).toBeNull();
  });

  it('name the yard, the model and the number of features', () => {
    const own = { features: '{count} things on this {model}', comments: 'What {yard} says' };
    expect(sectionHeading(subject(own), 'features')).toBe('2 things on this Outlander');
    expect(sectionHeading(subject(own), 'comments')).toBe('What Newstead says');
  });

  it('stay the usual ones where the vehicle lacks what they name', () => {
    const own = { features: '{count} things', comments: 'What {yard} says' };
    expect(sectionHeading(subject(own, { features: ['ABS'] }), 'features')).toBe('Features');
    expect(sectionHeading(subject(own, { place: null }), 'comments')).toBe('Dealer comments');
  });
});
