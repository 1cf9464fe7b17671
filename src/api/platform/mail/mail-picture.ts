/** A picture that the HTML of a mail shows: `<img src="cid:…">`. */
export interface MailPicture {
  cid: string;
  filename: string;
  contentType: 'image/jpeg' | 'image/png';
  content: Buffer;
}

/** The drawing of a dealer's mark, with its size in CSS px. */
export interface DrawnMark extends MailPicture {
  width: number;
  height: number;
}
