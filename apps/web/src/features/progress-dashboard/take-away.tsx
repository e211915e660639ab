import { FileCsvIcon } from '@phosphor-icons/react/dist/csr/FileCsv';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { Button } from '../../ui/button/button.tsx';
import { csvOf, fileNameOf } from './csv.ts';
import type { Session } from './sessions.ts';
import { counted } from './words.ts';

interface TakeAwayProps {
  readonly sessions: readonly Session[];
  readonly child: string;
  readonly now: Date;
}

/** The sessions that are looked at, as a file or on one sheet of paper. */
export function TakeAway({ sessions, child, now }: TakeAwayProps) {
  const download = () => {
    const address = URL.createObjectURL(new Blob([csvOf(sessions)], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileNameOf(child, now);
    link.click();
    // The browser has taken the file over by the next task.
    setTimeout(() => URL.revokeObjectURL(address));
  };
  return (
    <section className="progress-take-away" aria-labelledby="take-away">
      <div>
        <h2 id="take-away">For a teacher or a doctor</h2>
        <p className="soft">
          One page to print, or {counted(sessions.length, 'session')} as a file for a spreadsheet: exactly what is
          chosen above.
        </p>
      </div>
      <div className="progress-take-away-buttons">
        <Button icon={<PrinterIcon aria-hidden />} onClick={() => print()}>
          Print a summary
        </Button>
        <Button icon={<FileCsvIcon aria-hidden />} onClick={download}>
          Export as CSV
        </Button>
      </div>
    </section>
  );
}
