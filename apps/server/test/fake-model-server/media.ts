import sharp from 'sharp';

const SAMPLES_A_SECOND = 16_000;

/** A picture of a lantern with some grain, so that it is no blank; PNG, in pixels. */
export async function lanternPicture(width: number, height: number): Promise<Buffer> {
  const radius = Math.min(width, height) / 4;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="100%" height="60%" fill="#26335c"/><rect y="60%" width="100%" height="40%" fill="#3d5a3a"/>
        <circle cx="${width / 2}" cy="${height / 2}" r="${radius}" fill="#f2b544"/>
        <rect x="${width / 2 - radius / 2}" y="${height / 2 - radius * 1.3}" width="${radius}" height="${radius / 3}" fill="#7a4a1e"/>
      </svg>`,
    ),
  )
    .png()
    .toBuffer();
}

export const blankPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();

/** A picture of nothing but grain: its file is as large as that of a painted one; PNG, in pixels. */
export const grainyPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .png()
    .toBuffer();

/** Samples from -1 to 1 as a WAV file of one channel. */
function wav(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLES_A_SECOND, 24);
  bytes.writeUInt32LE(SAMPLES_A_SECOND * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, place) => bytes.writeInt16LE(Math.round(sample * 32_000), 44 + place * 2));
  return bytes;
}

/** A hum for each word with a pause after it. It is no speech, and it sounds. */
export function hummedText(text: string): Buffer {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const each = Math.round(SAMPLES_A_SECOND * 0.35);
  const samples = new Float32Array(Math.max(1, words.length) * each);
  for (let place = 0; place < samples.length; place += 1) {
    const within = (place % each) / each;
    samples[place] = within < 0.7 ? 0.4 * Math.sin((place * 2 * Math.PI * 180) / SAMPLES_A_SECOND) : 0;
  }
  return wav(samples);
}

export const silence = (seconds: number): Buffer => wav(new Float32Array(Math.round(seconds * SAMPLES_A_SECOND)));

/** A WAV file as a server writes it that has not spoken yet: it says of itself that it is empty. */
export function withoutLengths(file: Uint8Array): Buffer {
  const bytes = Buffer.from(file);
  bytes.writeUInt32LE(0, 4);
  bytes.writeUInt32LE(0, 40);
  return bytes;
}
