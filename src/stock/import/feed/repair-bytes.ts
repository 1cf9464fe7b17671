import { hasDecodedCharacters, hasMarkedBytes, replaceMarkedBytes } from '../../../lib/marked-bytes.ts';
import { doubtfulByte, hasUndefined1252, readMarksAs1252 } from '../../../lib/windows-1252.ts';
import type { Note, Problem } from './notes.ts';

/** A record's decoded texts, or the reason why they cannot be decoded. */
export type Repaired = { ok: true; texts: string[]; notes: Note[] } | { ok: false; problem: Problem };

/**
 * Decodes the bytes of a record that are not UTF-8. `nameOf` returns the column to name in a message: by the index of
 * a text, and by the position in it for feeds whose text is a whole record.
 */
export type RepairBytes = (texts: string[], nameOf: (index: number, at: number) => string) => Repaired;

function hex(byte: number): string {
  return `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** The text around a position, with undecodable bytes written as "\xE9". */
function excerpt(text: string, at: number): string {
  const around = text.slice(Math.max(0, at - 40), at + 80);
  return replaceMarkedBytes(around, (byte) => `\\x${hex(byte).slice(2)}`).replaceAll('\0', '\\x00');
}

function undecodable(column: string, text: string, at: number, byte: number, why: string): Repaired {
  const reason = `cannot be read, because its character ${at + 1} is the byte ${hex(byte)}, ${why}`;
  return { ok: false, problem: { field: column, value: excerpt(text, at), reason } };
}

/**
 * Repairs records of a feed in which some bytes are not UTF-8. A record that is certainly Windows-1252 is read as
 * Windows-1252, with a note; any other gets a problem that names column and byte.
 *
 * @param isMostly1252 most of the feed is Windows-1252
 */
export function byteRepairer(isMostly1252: boolean): RepairBytes {
  return (texts, nameOf) => {
    const zero = texts.findIndex((text) => text.includes('\0'));
    if (zero >= 0) {
      const text = texts[zero] ?? '';
      const at = text.indexOf('\0');
      return undecodable(nameOf(zero, at), text, at, 0, 'which no text contains; the feed is damaged there');
    }
    const index = texts.findIndex(hasMarkedBytes);
    if (index < 0) return { ok: true, texts, notes: [] };
    const whole = texts.join('\n');
    const doubt = doubtfulByte(whole, isMostly1252 && !hasDecodedCharacters(whole));
    if (doubt !== null) {
      // `whole` joins the texts with line breaks: find the text, and the position in it.
      let at = doubt.at;
      let cell = 0;
      while (at > (texts[cell] ?? '').length) at -= (texts[cell++] ?? '').length + 1;
      const why = 'which is not UTF-8, and the record does not look like Windows-1252 either';
      return undecodable(nameOf(cell, at), texts[cell] ?? '', at, doubt.byte, why);
    }
    const repaired = texts.map(readMarksAs1252);
    const note: Note = {
      kind: 'repaired',
      field: nameOf(index, texts[index]?.search(/[\ufdd0-\ufdef]/) ?? 0),
      value: (repaired[index] ?? '').slice(0, 200),
      reason: 'this record is not UTF-8 like the others; it is read as Windows-1252',
    };
    return { ok: true, texts: repaired, notes: [note] };
  };
}

/** For feeds in Windows-1252: reports bytes that the encoding does not define. */
export const rejectUndefined1252: RepairBytes = (texts, nameOf) => {
  const index = texts.findIndex(hasUndefined1252);
  if (index < 0) return { ok: true, texts, notes: [] };
  const text = texts[index] ?? '';
  const at = text.search(/[\x81\x8d\x8f\x90\x9d]/);
  return undecodable(
    nameOf(index, at),
    text,
    at,
    text.charCodeAt(at),
    'which is not a character in Windows-1252',
  );
};
