import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { KeepsakeTale } from './arc.ts';

const MOST = 20;

/** A present that costs everything the child has saved: to have the marks mended, before it is known whose they are. */
export function old(bound: KeepsakeTale): Told {
  const { child: K, grownUp: G, mender: M, noun, it, mark, at, mends, shown, refrain, chance } = bound;
  const g = cap(G.name);
  const m = M.name;
  return {
    title: titled(
      chance.pick(
        `as good as new`,
        `${G.names} ${noun}`,
        `the two ${mark}s`,
        `ready by Friday, said ${m}`,
        `the bear, the hail and the bishop`,
        `a small matter of two ${mark}s`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${G.names} ${noun} lived ${at}. It had been to places that were not on the map any more. It was not handsome. There were two ${mark}s in it, side by side, each as big as a pea. When you held it, one of your fingers went there by itself. ${K.name} had asked about them some forty times. The answer was always true, and never the same.`,
            `Most houses have one thing that is not for throwing, or for standing on. Here it was ${G.names} ${noun}. It stayed ${at}, and came down for birthdays. It was perfect in every way but two, and those were ${mark}s. They were small, and close together. "How did you get those?" visitors said. And ${G.name} would put down the cup, and begin.`,
            `If there had been a fire, which there was not, everybody knew what ${G.name} would have carried out. It was the ${noun}. It had its own place, ${at}, and its own soft cloth. There were two ${mark}s in it, no bigger than peas. ${K.name} had grown up with the tales about those. There was a good one for wet days.`,
          ],
          `${G.names} ${noun} lived ${at}. There were two ${mark}s in it, side by side. ${K.name} had asked about them some forty times. The answer was always true, and never the same.`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: G, pose: 'hold', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `Sometimes it was a bear. The bear had been after ${G.names} supper, and got the ${it} instead, and cried. Sometimes it was the great hail of a certain year, which hit two cows and a bishop. Once, late on a Sunday, it had been a duchess with a fork. "${refrain}," said ${G.name} at the end. And whoever it was would look at the ${mark}s again, with respect.`,
          `"It was in the mountains," said ${G.name}, when it was a bear. "It was on a ship," said ${G.name}, when it was a parrot. When it was hail, it was hail as big as plums, and ${G.name} had held the ${it} over a bishop. "${refrain}." ${K.name} had believed in the bear until the age of six, and in the bishop until last week.`,
          `There was the tale with the bear in it, and there was the tale with the hail. There was one with a very angry swan, but that was only for guests. They all ended in the same place. "And that is how the ${it} came by its ${mark}s," said ${G.name}. "${refrain}." ${K.name} used to listen for the place where it turned into something else.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'point', feeling: 'excited' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `In the spring ${G.name} was going to have a round birthday, and ${K.name} had an idea. It was the best idea that ${K.name} had ever had. There was a shop by the bridge where ${m} mended things. And in a sock, at the back of a drawer, were eleven months of Saturdays. They had been meant for a tent. ${K.name} counted them twice, and put them in a pocket.`,
          `Some presents are bought, and some are made. The best kind is when you see what is wrong, and put it right. ${K.name} lay awake with it. ${m}, by the bridge, could mend anything. It would cost all that there was in the sock, and the sock had been for a tent. But think of ${G.names} face! So ${K.name} said goodbye to the tent, and it was not as hard as all that.`,
          `${K.name} had been saving up for a tent. It was green, and it was in a window, and every Saturday it came a bit nearer. But now ${G.name} had a birthday coming, with a nought in it. And ${K.name} knew what nobody else had thought of in all those years. ${m} had a shop for mending, down by the bridge. "As good as new," said the sign.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'close',
          actors: [{ who: K, pose: 'think', feeling: 'excited' }],
          things: ['sock', 'coin'],
        },
      },
      {
        text: [
          `It was not easy to get it out of the house. ${K.name} put a cushion in its place, and hoped. ${m} turned the ${it} round under the lamp. "Nice old thing. What's it to be?" "Can you ${mends} those two?" said ${K.name}. ${m} ran a thumb across them. "You'd never know that they had been there. It's all the money you've got there, though." ${K.name} pushed it over. "Friday," said ${m}.`,
          `"Hm," said ${m}, and put in an eyeglass. "Somebody has had a go at this." "It was a bear," said ${K.name}, "or else a bishop. Can you ${mends} them?" "I can ${mends} anything," said ${m}. "On Friday it'll be as smooth as an egg." The coins made a long row on the counter. ${K.name} walked home without the ${it}, and without a tent, and quite light.`,
          `${m} looked at the two ${mark}s for some time. "Funny," said ${m}. "They go in, and then they go a bit sideways." "Can you ${mends} them?" said ${K.name}. "That's what I'm here for." It came to just as much as was in the sock, which was very good luck. "I'll start on Friday at nine," said ${m}. "It'll be as if nothing had happened to it."`,
        ],
        scene: {
          setting: 'shop',
          camera: 'medium',
          actors: [
            { who: M, pose: 'hold', feeling: 'curious' },
            { who: K, pose: 'stand', feeling: 'excited' },
          ],
          things: ['coin', ...shown],
        },
      },
      {
        text: [
          `At home ${G.name} stood in front of the empty place, and said nothing about it. That was odd. All that week no bear was mentioned. ${g} started on the hail one evening, and got as far as the second cow. "I forget how it goes," said ${G.name}, and went to look at the cushion. ${K.name} nearly told. But a surprise is a surprise, and there were only three days to go.`,
          `${g} saw that it was gone within the hour. You could tell from the back. But all that came was, "I expect somebody is looking after it." ${K.name} went red behind a book. It is a strange thing to do something so kind, and to feel like a thief. At supper there was no tale. There was just soup, and the noise that spoons make.`,
          `"Somebody has taken it to be polished, I dare say," said ${G.name}, to nobody, and did not ask. After that the evenings had a hole in them. There was the time when a bear would have come in, and it did not. "Tell about the hail," said ${K.name}. "Not without the ${it}," said ${G.name}. "It would be just weather."`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: G, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'hide', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `On Thursday night ${K.name} went through the drawer for some paper to wrap it in. Behind the sock was a matchbox. In it was the very first tooth that had come out, years ago, as small as a grain of rice. It was about as big as half a pea. ${K.name} looked at it, and stopped looking for paper. It would go in, and then a bit sideways. Somewhere a clock went on, as if nothing had happened.`,
          `It was the photograph that did it. ${K.name} wanted one for the card, and took down the album, on the Thursday. There was a baby in it like a loaf in a hat. It had two teeth, and they were the whole of its smile. And it was holding something up to them, with both fists. You could only see a corner of it. But you cannot mistake a corner like that.`,
          `${K.name} could not sleep that Thursday, and tidied the drawer. There was a matchbox at the back. It said FIRST TWO, in ${G.names} writing. They had not been big teeth. You could have put them on a pea. ${K.name} tipped them out on one palm, side by side, as they must have been. And one finger of the other hand went to them, by itself.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'hold', feeling: 'surprised' }],
        },
      },
      {
        text: [
          `There had been no bear, and nobody had hit a bishop. It had been somebody as long as a loaf, who bit the best thing in the house. And ${G.name} had kept it like that, all these years, ${at}, where the light came in. It was the only thing of ${G.names} that nobody could have bought. In the morning, at nine, it would be as if nothing had happened to it.`,
          `"Oh no," said ${K.name}, to the dark. The ${mark}s were not what was wrong with it. They were what was right with it. A hundred people had a ${it}. Only ${G.name} had one that had been bitten. All those tales, and not one of them a lie, exactly. They had only been put in front of it, to keep it warm. And at nine o'clock ${m} would sit down, and be as good as the sign.`,
          `So that was what it was. Nobody tells forty tales about a mark they would sooner be without. ${K.name} lay and looked at the ceiling. It would be smooth as an egg by ten. You would never know. ${G.name} would say thank you, too, and mean it, and hang up the cloth. That was almost the worst of it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: K, pose: 'sit', feeling: 'worried' }],
        },
      },
      {
        text: [
          `In the morning it was a mile to the bridge. ${K.name} was there at five to nine, with one shoe undone. ${m} had the lamp on, and a small tool in one hand. "Stop!" said ${K.name}. "Please. I want them back." "The ${mark}s?" "Both of them." ${m} put down the tool. "I turned away other work for this," said ${m}. "I can't give you the money, you know. Fair's fair." It was fair. Somewhere a green tent got up, and walked away.`,
          `Next morning nobody ever got to the bridge so fast. ${m} was bending over the ${it}. "Don't," said ${K.name}, and then had to breathe. "Don't mend it. They're mine." "Yours?" ${m} looked through the eyeglass, first at the ${mark}s, and then at ${K.names} face. "So they are," said ${m}. "But I kept the morning free. I shall have to keep the half of it." So half went, and with it the tent.`,
          `"You're early," said ${m} in the morning, and was turning up the lamp. "Have you started?" "I was just going to." ${K.name} held on to the counter. "Could you leave it as it is? I'll pay. I have paid. Only leave it." ${m} had been mending things for thirty years, and nobody had ever asked for that. "It's the same price," said ${m}, "for not doing it." "Yes," said ${K.name}. "It's worth more."`,
        ],
        scene: {
          setting: 'shop',
          time: 'day',
          camera: 'medium',
          actors: [
            { who: K, pose: 'shout', feeling: 'worried' },
            { who: M, pose: 'stand', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `There was cake by the time that ${K.name} came in, and everybody was there. ${g} looked at the parcel, and did not shake it. You do not need to shake a thing that you have missed for a week. The paper came off. There was the ${noun}. ${G.names} finger went round to the back of it, and stopped. It was still there. They were both still there. "I had nothing done to it," said ${K.name}.`,
          `"Happy birthday," said ${K.name}. It was done up in a good deal of paper. ${g} undid it slowly. It was the ${noun}, and there was nothing different about it at all. One finger felt along the side. Then ${G.name} let out a breath that must have been in there since Tuesday. "That is just what I wanted," said ${G.name}. "How did you know?" ${K.name} put the matchbox on the table.`,
          `It was wrapped in the end, in a page of ${K.names} squared paper. On the front it said: NOT MENDED. ${g} read that, and sat down. Then ${G.name} opened it, and held the ${it} up to the window, and had to look for a handkerchief. "I thought that you might have found somebody good," said ${G.name}. "I did," said ${K.name}. "I got there at five to nine."`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: G, pose: 'hug', feeling: 'happy' },
            { who: K, pose: 'hug', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `The visitors had their cake. "And what are those?" said one of them, turning it round. "Those two ${mark}s?" ${g} put down the cup, and opened both eyes wide. Then ${G.name} looked across the table. "You tell it," said ${G.name}. So ${K.name} leaned back, and thought for a moment about where to begin. "It was in the mountains," said ${K.name}. "There was a bear. It was about as long as a loaf. ${refrain}."`,
          `It is back in its place, ${at}. There is a matchbox beside it. That evening it rained, and somebody asked about the ${mark}s, and ${G.name} told them about the hail. There were three cows in it this time. ${K.name} listened for the place where it turned into something else, and heard it. It was when ${G.name} said, "It was small, but how it came down! ${refrain}."`,
          `They sat up late, the two of them, with the lamp on and the ${it} between them. "It was not a bear, then," said ${K.name}. "It was quite like one," said ${G.name}. "It growled." Outside it had begun to hail, only a little, on the roof of the shed. ${K.names} finger had found its way round to the back. "I was small," said ${K.name}. "${refrain}," said ${G.name}.`,
        ],
        scene: {
          camera: 'close',
          time: 'night',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: G, pose: 'sit', feeling: 'happy' },
          ],
          things: shown,
        },
      },
    ],
  };
}
