import { DATA_RESTORE_PATH, type Restored } from '@storylantern/contract';
import { ApiError } from '../../lib/api-error.ts';

/**
 * Sends a zip to be brought back. By XMLHttpRequest, as fetch does not tell how much of a body has gone.
 * @param onSent told the part of the file that is sent, from 0 to 1.
 */
export const sendZip = (file: Blob, onSent: (part: number) => void): Promise<Restored> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', DATA_RESTORE_PATH);
    request.setRequestHeader('Content-Type', 'application/zip');
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 1));
    request.upload.addEventListener('load', () => onSent(1));
    request.addEventListener('error', () => reject(new Error('The server did not answer')));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status === 200) resolve(JSON.parse(responseText) as Restored);
      else reject(new ApiError(status, statusText, responseText));
    });
    request.send(file);
  });
