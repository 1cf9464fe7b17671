import { cabinRoom } from './cabin.ts';
import { caravanRoom } from './caravan-room.ts';
import type { Room } from './room.ts';
import type { RoomName } from './room-names.ts';

export const buildRoom = (name: RoomName): Room => (name === 'caravan' ? caravanRoom() : cabinRoom(name));
