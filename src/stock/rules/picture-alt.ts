import type { Car } from '../car.ts';

/** Alternative text of a vehicle's picture: "2023 Ford Ranger Wildtrak in Meteor Grey". */
export function pictureAlt(car: Pick<Car, 'name' | 'colour'>): string {
  return car.colour ? `${car.name} in ${car.colour}` : car.name;
}
