import { dateInWords, html, type Html } from '../../platform/family-data/html.ts';

/** The page of the children. */
export const childrenBody = (entries: readonly Html[]): Html =>
  html`${entries.length === 0 ? html`<p>No child is written down.</p>` : entries}`;

/** The page of readings and goals. */
export const progressBody = (readings: readonly Html[], goals: readonly Html[]): Html =>
  html` <h2>Readings</h2>
    ${
      readings.length === 0
        ? html`<p>No reading is recorded.</p>`
        : html`<p class="soft">Ratings go from 1 to 5.</p>
            <div class="wide">
              <table>
                <thead>
                  <tr>
                    <th>Day</th>
                    <th>Story</th>
                    <th>Child</th>
                    <th>Understanding</th>
                    <th>Interest</th>
                    <th>Asked again</th>
                    <th>Behaviour change</th>
                    <th>Minutes</th>
                    <th>Notes</th>
                  </tr>
                </thead>
                <tbody>
                  ${readings}
                </tbody>
              </table>
            </div>`
    }
    <h2>Goals</h2>
    ${goals.length === 0 ? html`<p>No goal is set.</p>` : goals}`;

/** A list of the table of contents. */
export interface Contents {
  readonly heading: string;
  readonly entries: readonly { readonly href: string; readonly title: string; readonly about: string }[];
}

/** The page that leads to all others. */
export const indexBody = (
  lists: readonly Contents[],
  { exportedAt, leftOut }: { readonly exportedAt: string; readonly leftOut: number },
): Html =>
  html` <p>
      Downloaded on ${dateInWords(exportedAt)}. Everything here can be read and heard without Storylantern and without
      the internet. To bring it into another Storylantern, choose the whole zip at "Your data" there.
    </p>
    ${leftOut > 0 ? html`<p>${leftOut} ${leftOut === 1 ? 'piece' : 'pieces'} could not be read and ${leftOut === 1 ? 'is' : 'are'} not in here.</p>` : undefined}
    ${lists
      .filter(({ entries }) => entries.length > 0)
      .map(
        ({ heading, entries }) =>
          html`<h2>${heading}</h2>
            <ul class="contents">
              ${entries.map(
                ({ href, title, about }) =>
                  html`<li><a href="${href}">${title}</a><span class="soft">${about}</span></li>`,
              )}
            </ul>`,
      )}
    <h2>About your family</h2>
    <ul class="contents">
      <li><a href="children.html">Children</a></li>
      <li><a href="progress.html">Readings and goals</a></li>
    </ul>
    <p class="soft">
      What was deleted and could still be brought back is not in this download. The same data for programs is in
      storylantern.json.
    </p>`;
