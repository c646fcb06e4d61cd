import { constants, deflateRawSync } from "node:zlib";
import { writeZip } from "../features/documents/zip.ts";

/** A PDF of one line of text a page, made by hand; `extra` goes into its trailer. */
export function pdfOf(pages: readonly string[], extra = ""): Buffer {
  const drawn = pages.map((text) => Buffer.from(`BT /F1 12 Tf 72 720 Td (${text}) Tj ET`));
  return pdfWith(
    drawn.map((data) => ({ data, filter: "" })),
    extra,
  );
}

const MEGABYTE = 1024 * 1024;
const BLOCK_MEGABYTES = 16;

/** A PDF whose page unpacks to so many megabytes that draw nothing, from a thousandth of them. */
export function pdfBomb(megabytes: number): Buffer {
  const drawn = Buffer.alloc(BLOCK_MEGABYTES * MEGABYTE, "0 0 m\n");
  // After a full flush the same packed bytes may follow again (RFC 1951).
  const block = deflateRawSync(drawn, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array<Buffer>(megabytes / BLOCK_MEGABYTES).fill(block);
  const data = Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, Buffer.from([3, 0])]);
  return pdfWith([{ data, filter: "/Filter /FlateDecode " }]);
}

function pdfWith(pages: readonly { data: Buffer; filter: string }[], extra = ""): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects: Buffer[] = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    Buffer.from("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"),
    ...pages.flatMap(({ data, filter }, index) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      ),
      Buffer.concat([
        Buffer.from(`<< ${filter}/Length ${data.length} >>\nstream\n`),
        data,
        Buffer.from("\nendstream"),
      ]),
    ]),
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  let at = 9;
  const offsets = objects.map((body, index) => {
    const start = at;
    const object = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from("\nendobj\n"),
    ]);
    parts.push(object);
    at += object.length;
    return start;
  });
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`)
    .join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${extra}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** The smallest trailer of a PDF that opens with a password only. */
export const LOCKED = `/ID [<${"00".repeat(16)}> <${"00".repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"11".repeat(32)}> /U <${"22".repeat(32)}> >> `;

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

function partsOf(paragraphs: readonly string[]) {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("");
  return [
    { name: "[Content_Types].xml", data: Buffer.from(TYPES) },
    { name: "_rels/.rels", data: Buffer.from(RELATIONS) },
    {
      name: "word/document.xml",
      data: Buffer.from(
        `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
    },
  ];
}

/** A Word document of these paragraphs. */
export function docxOf(paragraphs: readonly string[]): Buffer {
  return writeZip(partsOf(paragraphs));
}

/**
 * A Word document with one more part that unpacks to `bytes` zeros; a liar states `stated` of them.
 */
export function docxBomb(bytes: number, stated = bytes): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes), { level: 9 });
  const file = writeZip([...partsOf(["Ana Lima"]), { name: "word/styles.xml", data: packed }]);
  // Both of the entry's records come to name the method and the sizes of a packed one.
  const header = file.indexOf("word/styles.xml") - 30;
  const entry = file.lastIndexOf("word/styles.xml") - 46;
  file.writeUInt16LE(8, header + 8);
  file.writeUInt32LE(stated, header + 22);
  file.writeUInt16LE(8, entry + 10);
  file.writeUInt32LE(stated, entry + 24);
  return file;
}
