import { tellPictureBook } from '../src/index.ts';
import { booksInARow, mean, pairShares, textOf } from './book-measures.ts';
const themes = ['my mum has cancer','granny has dementia','the war on tv','our house burned down','daddy is in prison','she misses her dad','our goldfish Bob died','her baby brother died'];
for (const theme of themes) {
  const row: string[] = [];
  for (const age of [3]) {
    const shares = [1, 2, 3].map((seed) => mean(pairShares(booksInARow(Array.from({ length: 10 }, () => ({ theme, childName: 'Mia', age, details: '' })), seed).map(textOf))));
    row.push(`${age}: ${shares.map((s) => (s * 100).toFixed(0)).join('/')}`);
  }
  console.log(theme, '|', row.join('  '));
}
