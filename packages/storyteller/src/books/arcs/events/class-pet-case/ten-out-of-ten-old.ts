import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For the oldest: two cases that are one, somebody who has told eleven lies and one truth, and a detective who is sorry. */
export function old(going: Going): Told {
  const { refrain, beans, K, k, P, p, M, m, T, t } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud'), seen(P, 'stand', 'happy'), seen(T, 'stand', 'happy')],
          things: ['magnifying-glass'],
        },
        `${k} was the detective of Class Six. There was a badge, and a magnifying glass, and so far one case. That was a glove, and it had turned out to be on ${K.names} own hand. Otherwise nothing was ever stolen. It was a very honest room. ${P.introduced} sat in the cage, and took up rather more of it than last year. "Somebody's putting on weight," said ${T.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'excited'), seen(T, 'cover', 'surprised')] },
        `On Monday the cage was empty. The little door hung open. They were so fond of their class pet that several people couldn't speak. ${k} was fond of ${p}, too. But there was something else as well, that jumped up inside like a dog at the sound of a lead. It was a case. "Nobody touch anything," said ${k}. It came out much too happy.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'worried'), seen(T, 'stand', 'calm')] },
        `That would have been enough for one Monday. But ${M.introduced} had no homework. "${refrain}" said ${m}. They laughed until ${t} had to knock on the desk. It's the oldest one there is. And it was ${m}, who'd had a whale in the bath, and an uncle on the moon. "Another time, ${m}," said ${t}, "try something that we can believe." "But it's true," said ${m}. It's what ${m} always said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'determined'), seen(M, 'stand', 'sad')], things: ['notebook'] },
        `${k} went from table to table and took statements. "Where were you on Friday, at a quarter past three?" "${refrain}" said ${m}. "That's about your homework," said ${k}. "I'm looking for somebody who matters." One had to be quick, with thirty people to ask. ${k} wrote it on the last page of the notebook. At the top of that page it said, Things That Are No Use.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(T, 'stand', 'worried'), seen(M, 'sit', 'sad')] },
        `By Wednesday it was eleven pieces of homework. They had been handed in. They'd lain in the tray overnight, and in the morning there was only the tray. "I don't want to think that somebody is taking them," said ${t}. Nobody said a name. They didn't need to. You can point with your whole room. ${m} had moved to the table at the back. There was a hood up. Nobody said now that it was true.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')], things: ['magnifying-glass', 'footprints'] },
        `On Thursday ${k} put down flour, from the door to the window. It's in all the books. By Friday somebody had walked there, with feet no bigger than peas. They had gone to the bag of seeds, as you would expect. But they had gone to the tray first. They had stood at the tray for some time. ${k} lay on the floor with the glass, and followed them twice. Whoever it was had left the tray with something heavy, going backwards.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')], things: ['notebook'] },
        `Who wants fractions? ${k} sat down against the wall with the notebook, and went through it from the front. There were thirty statements in it, and they were all about Friday, and of no use. So there was only the last page. "${refrain}" It had been there since Monday. It was the first thing that anybody had said. ${k} had asked a witness, and the witness had answered. And ${k} had filed it under who it was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'shy'), seen(M, 'sit', 'sad')] },
        `There was one more thing that ${k} could do, and that was nothing. One could simply go to the end of the trail, and be clapped. The notebook had a last page, and it would tear out. ${k} went to the table at the back. "You told me on Monday," said ${k}, "and I didn't write it down as a clue. I wrote it down as you." ${m} looked out of the hood, to see if it was a joke. "There wasn't a whale," said ${m}, in the end. "I know," said ${k}. "But there was this. You're my only witness. Show me."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'kneel', 'curious'), seen(M, 'point', 'excited')],
          things: ['magnifying-glass'],
        },
        `${m} was good at it. Somebody who makes things up has to notice a great deal. There was a corner with half a seven on it, by the radiator. There was a strip in ${t}'s red, under the sink. "That's mine," said ${m}, and held up a crumb of paper. "I know my own blots." They went on their stomachs, in single file. It led in behind the big cupboard, where no broom goes. There was a smell of warm straw.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'sit', 'proud'), seen(K, 'kneel', 'surprised'), seen(M, 'kneel', 'surprised')],
        },
        `It was as round as a loaf. It had been cut, every bit of it, as fine as parsley. There were long divisions in it, and the Vikings, and a poem about rain. On top of it all sat ${p}, quite thin. And down in the middle, on what had been ${M.names} fractions, lay what looked like seven ${beans}. They squeaked. Nobody moved for a good while. "That's the best one," whispered ${m}. "It used mine for the inside."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(M, 'stand', 'proud'), seen(T, 'kneel', 'happy')],
        },
        `"I've solved it," said ${k}, in front of Class Six, "and I was the last to. ${m} had it on the first day. We all laughed. I'm meant to be the one who looks, and I didn't." It was not at all how ${k} had seen that moment, in bed. ${t} knelt down by the cupboard, and stayed there, and came up with wet eyes. Then ${t} asked for the red pencil. On a bit that stuck out ${t} wrote it, very small. Ten out of ten. Warm, and beautifully finished.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hold', 'happy', 'notebook'), seen(K, 'stand', 'happy')] },
        `There are two detectives now in Class Six, one to look and one to notice. Seven people have a pet. ${m} still has an uncle on the moon, now and then. But that last page has another heading. On it there's whatever somebody has said that nobody believed, and they go through it every Friday, with the glass. It is surprising how often it's no whale. "${refrain}" said somebody small, last week, out of Class Two. And nobody laughed. "Show me," said ${k}.`,
      ),
    ],
  };
}
