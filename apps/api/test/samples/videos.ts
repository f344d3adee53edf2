import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/* An AVC baseline profile of 320 × 240, as an encoder describes it. */
const AVC_DESCRIPTION = Buffer.from('0142c00dffe1000f6742c00dda05079f9b808081000001000468ce3c80', 'hex');

interface Clip {
  type: 'mp4' | 'webm';
  seconds?: number;
  /** Bytes per frame, at 25 frames per second. */
  frame?: number;
  seed?: number;
  /** In fragments of a second, as browsers record MP4. */
  isRecording?: boolean;
  hasSound?: boolean;
}

/** Creates a clip with the metadata of a real one, but without playable frames. */
export async function clip({
  type,
  seconds = 2,
  frame = 200,
  seed = 1,
  isRecording = false,
  hasSound = false,
}: Clip): Promise<Buffer> {
  const isMp4 = type === 'mp4';
  const target = new BufferTarget();
  const output = new Output({
    format: isMp4
      ? new Mp4OutputFormat(isRecording ? { fastStart: 'fragmented' } : {})
      : new WebMOutputFormat(),
    target,
  });
  const source = new EncodedVideoPacketSource(isMp4 ? 'avc' : 'vp8');
  output.addVideoTrack(source, { frameRate: 25 });
  const sound = new EncodedAudioPacketSource('opus');
  if (hasSound) output.addAudioTrack(sound);
  await output.start();
  const config = {
    codec: isMp4 ? 'avc1.42c00d' : 'vp8',
    codedWidth: 320,
    codedHeight: 240,
    ...(isMp4 && { description: AVC_DESCRIPTION }),
  };
  for (let i = 0; i < seconds * 25; i++) {
    const bytes = Buffer.alloc(frame, seed);
    if (isMp4) bytes.writeUInt32BE(frame - 4);
    const packet = new EncodedPacket(bytes, i % 25 === 0 ? 'key' : 'delta', i / 25, 1 / 25);
    await source.add(packet, { decoderConfig: config });
  }
  for (let i = 0; hasSound && i < seconds * 50; i++)
    await sound.add(new EncodedPacket(Buffer.alloc(100, seed), 'key', i / 50, 1 / 50), {
      decoderConfig: { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000 },
    });
  await output.finalize();
  const bytes = Buffer.from(target.buffer ?? new ArrayBuffer(0));
  if (isRecording) {
    // Chromium's recordings declare only the length of their first fragment.
    const [version = 0, timescale, duration] = [4, 16, 20].map((offset) => bytes.indexOf('mdhd') + offset);
    if (bytes[version] !== 0) throw new Error('The header has another version.');
    bytes.writeUInt32BE(bytes.readUInt32BE(timescale) / 10, duration);
  }
  return bytes;
}

/** Creates a box of an MP4. */
export function box(type: string, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(bytes.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, bytes]);
}
