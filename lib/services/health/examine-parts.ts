import { verifyMail } from '@/lib/ports/mailer';
import { leastRoom, storageWritable } from '@/lib/ports/storage-health';
import { describeMediaWork } from '../recordings/describe-media-work';

/** What `doctor` asks of the parts outside the database. Each throws, or answers with what an operator should know. */
export const examineParts = {
  /** Throws when a file cannot be written, where recordings are kept or where pictures and films are. */
  storage: storageWritable,
  /** Bytes that new files may take on the fullest of the disks; negative when they are refused already. */
  spareDiskBytes: (): number => {
    const { freeBytes, reserveBytes } = leastRoom();
    return freeBytes - reserveBytes;
  },
  /** False when there is no mail server. Throws when there is one that refuses us. Sends nothing. */
  mail: verifyMail,
  media: describeMediaWork,
};
