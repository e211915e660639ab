import type { Told } from '../../arc.ts';
import { cap } from '../wording.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { saidAt, titleOf, type TheTimeThat } from './parts.ts';

const MOST = 20;
const REFRAINS = [
  'Remember this bit',
  'This bit stays in',
  'Keep this bit',
  'We shall need this bit',
  'Nobody leave this bit out',
  'Mark this bit',
];

/** For ages 8 to 12: there is room in it for a lion, and there was no lion. */
export function old(bound: TheTimeThat): Told {
  const { K, G, P, animal, where, all, at, isByNight, company } = bound;
  const { chance } = company;
  const { first, between, last, saidSoFar, saidLast, echo, day, still, stillNow, others, isMishap } = saidAt(
    MOST,
    bound,
  );
  const refrain = chance.pick(...REFRAINS);
  const N = company.person(K.name === 'Robin' ? 'Noor' : 'Robin', 'child');
  const [k, g, p, n] = [K.name, G.name, P.name, N.name];
  const [Gcap, Kcap] = [cap(g), cap(k)];
  const time = isByNight ? 'night' : 'day';
  const [second, third] = between;
  return {
    title: titleOf(bound),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(P, 'stand', 'happy'), seen(K, 'sit', 'curious'), seen(N, 'sit', 'proud')],
        },
        `On the last Saturday in August the whole road ate at one long table. After the pudding came the stories. ${p} did the ${animal} on the ${where}. ${N.name} from number six did the trifle and the vicar. Every family had one. It was told each year in the same words. People laughed before it began, as you do on the way up to a slide. Then they came to ${K.names} family, and passed the cream.`,
        `Nobody in the road could say when ${p} had first told the ${animal}. She told it every August, at the long table, standing up. ${n} had the trifle, which had been his uncle's. The people at number nine had a wedding and a hose. One went from house to house along the table, and each had something. "And you?" said ${p}, to ${K.names} end. "Still nothing," said ${g}. "Pass the cream."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(G, 'stand', 'calm'), seen(K, 'hold', 'determined', 'string')],
          things: ['string'],
        },
        `"There was the soup," said ${g}, at the sink. "It was hot." ${Kcap} waited. "That's all of it," said ${g}. "We're not that sort of family. We take a coat." So ${k} worked out how it was done. A story is only bits in the right order, and the trouble with bits is that they get lost. ${Kcap} cut a length of string. There would be a knot for each, as soon as there was anything to knot.`,
        `"We had the soup, that time," said ${g}. "It was hot. Things don't happen to us." It was not a complaint. "I check the tickets. I check the back door." ${Kcap} lay awake and thought it out. Nobody can do much about a ${animal}. But when it came, if it came, somebody would have to have hold of it, every bit, in order. In the morning there was a piece of string in ${K.names} pocket. It stayed quite straight for seven weeks.`,
      ),
      page(
        {
          setting: at,
          time,
          camera: 'wide',
          actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['string'],
        },
        ...(isMishap
          ? [
              `It began as a ${day} like any other, with ${all} in it. ${first} There was a silence, of the sort that comes after a plate. ${Gcap} began to say something and thought better of it. And ${k}, who ought to have been as sorry as anyone, felt for the string. "${refrain}," said ${k}, and tied the first knot.`,
              `Nothing about that ${day} said that it was going to be the one. There were ${all}, and they had taken coats. ${first} Nobody said a word. Then ${k} did, and it came out much too pleased. "${refrain}." It was hard to tie, because ${K.names} hands were shaking, but there it was in the string, the first knot.`,
            ]
          : [
              `It began as a ${day} like any other, with ${all} in it. ${first} If anybody had asked, they'd have said that it was nothing much. But ${k} had stopped, with one hand in one pocket. It had the sound of something that is said again. "${refrain}," said ${k}, and tied the first knot.`,
              `Nothing about that ${day} said that it was going to be the one. There were ${all}, and they had taken coats. ${first} "Well, there we are," said ${g}. But ${k} stood as you do when a phone has rung in another room. "${refrain}." It was hard to tie, with such a rush on, but there it was in the string, the first knot.`,
            ]),
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'cover', 'worried'), seen(K, 'stand', 'excited')] },
        ...(isMishap
          ? [
              `"Is that string?" said ${g}. "It's for the order," said ${k}. ${Gcap} looked at the string, and at everything else. There was no order in this, said ${g}, whatever you did. "It doesn't matter if it's bad," said ${k}. "Bad's better. Nobody tells you about the day a bus was on time." It was the first beginning that the two of them had ever been in.`,
              `"I checked," said ${g}. "I checked everything." "I know you did," said ${k}. "That's what makes it good." Up to then it had been only a piece of bad luck. But there's a sort of bad luck that has a shape to it. You can feel it, like a step in the dark. ${Kcap} would not have been anywhere else.`,
            ]
          : [
              `"Is that string?" said ${g}. "It's for the order," said ${k}. ${Gcap} looked at it, and then at everything else. "You'll never get all this on a string." "Only the bits," said ${k}. There would be more of them. Nobody does a thing like that, and then just goes home to tea. It was the first beginning that the two of them had ever been in.`,
              `"That went well enough," said ${g}, and looked behind them, to be sure. "Don't say so," said ${k}. "It hasn't finished." You can feel it coming, a thing of that kind, like a step in the dark. Other people had theirs about a ${animal}. ${Kcap} would not have been anywhere else.`,
            ]),
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'string'), seen(G, 'sit', 'calm')], things: ['string'] },
        ...(second === undefined
          ? [
              `${Gcap} went a little way off, counted up to ten with both eyes shut, and came back to look. ${still} In ${K.names} pocket there was half a biscuit, and most of the fluff came off. They divided it with great care. It's surprising how long you can make a crumb last, if there's nothing else to do. "${refrain}," said ${k}, and the second knot went in. "The biscuit?" said ${g}. "Who wants to hear about a biscuit?" "They'll want to know what we ate," said ${k}.`,
              `They did what people do. ${Gcap} said that it couldn't be so, and looked again. ${still} Then ${k} counted what they had, out loud. They had half a biscuit, a pencil, and a ticket for a coat. It didn't help, but it passed four minutes. "${refrain}," said ${k}, with the string between two teeth. "You can't put in a coat ticket," said ${g}. "It's going in," said ${k}.`,
            ]
          : [
              `As it turned out, that was only the door to it. ${second} "${refrain}!" said ${k}, and the second knot went into the string. "I do wish you'd stop enjoying it," said ${g}. "It's getting better," said ${k}. "It's getting worse." They considered it from both sides. It was doing both, and at the same speed.`,
              `The ${animal} has a ${where}, and the trifle has a vicar. A thing like that wants a second half. ${second} "There," said ${k}, and tied it in. "${refrain}." "You're not going to tell people this," said ${g}. ${Kcap} only looked at the string. It had begun to be heavier than a piece of string ought to be.`,
            ]),
      ),
      ...(third === undefined
        ? []
        : [
            page(
              { camera: 'wide', actors: [seen(G, 'stand', 'surprised'), seen(K, 'point', 'excited')] },
              `And it hadn't done with them. ${third} "Well, naturally," said ${g}, in the voice of somebody who has stopped being surprised. "What else?" That made three knots, and ${k} hardly had to tie the last one.`,
              `${third} ${Gcap} sat down, and got up, and said that this was the end. It was nothing of the kind. ${Kcap} tied a third knot and moved along to the empty part of the string.`,
            ),
          ]),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')], things: ['string'] },
        `Then came the part that isn't in anybody's. It was long. It had no bits in it. Nothing was funny, and nothing got worse. ${second === undefined ? 'It only went on being what it was.' : stillNow} ${others === null ? `${K.names} stomach made the only remark.` : `Even ${others} had run out of remarks.`} A ${animal} takes two minutes. You never hear how long the ${where} was. ${Kcap} had let go of the string some time ago. "I don't want it any more," said ${k}, quite low. "I'd rather have the soup."`,
        `After that there was nothing to tie. The minutes came by one at a time, each with another behind it.${second === undefined ? '' : ` ${stillNow}`} ${others === null ? '' : ` Even ${others} had gone quiet.`} ${Kcap} tried to think how it would sound in August, and couldn't hear it. It didn't feel like a story. It felt like being tired, in the wrong place, with people who were tired too. "Can it be over?" said ${k}. "I know I wanted it. I don't want it now." The string was down among the shoes.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'kneel', 'calm', 'string'), seen(K, 'sit', 'curious')],
          things: ['string'],
        },
        `${Gcap} could have said that it would soon be over. People do. ${Gcap} looked about for the string instead, and wiped it. ${Gcap} felt along it in silence, one knot after the other, to where they stopped. Then ${g} tied one. It took some time, and it came out as fat as a bean. "What's that for?" said ${k}. "Nothing's happened." "${refrain}," said ${g}.`,
        `"No," said ${g}. "I don't blame you." It was the only thing that could have been said. Then ${g} bent down for the string. It's not easy, with large cold hands, and it took three goes. What came of it was less a knot than a sort of bean. "But there's nothing in this bit," said ${k}. "We're in it," said ${g}. "${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'happy'), seen(G, 'cheer', 'happy')] },
        ...(last === null
          ? [
              `It ended as it had begun, between one moment and the next, and nobody had seen it coming. They stood and blinked. ${Kcap} looked at ${g}, who had string on one ear. ${Gcap} looked at ${k}. It started as a hiccup. There's no stopping a thing like that when two people have it. ${others === null ? 'In the end they had to lean on each other, and strangers smiled.' : `Then ${others} had it as well, from one end to the other.`}`,
              `Then somebody, somewhere, did whatever it is that somebody does, and it was over. There was quite an ordinary world there still. "Is that all?" said ${k}, and heard it, and so did ${g}. A noise came out of ${g} like the last of the bath. ${others === null ? 'After that neither of them could say anything at all, for a good five minutes, though they both tried.' : `Then ${others} caught it, and nobody could say anything at all for a good five minutes.`}`,
            ]
          : [
              `They were looking the other way when it came. ${last} It was so exactly what would happen. ${Kcap} looked at ${g}, who had string on one ear, and ${g} looked at ${k}. It started as a hiccup. There's no stopping a thing like that, when two people have it. ${others === null ? 'In the end they had to lean on each other.' : `Then ${others} had it as well, from one end to the other.`}`,
              `And then the last of it arrived, when they had quite given up expecting anything. ${last} Nobody moved. Then a noise came out of ${g} like the end of the bath, and that was that. "Stop it," said ${k}. "You stop it." ${others === null ? `They couldn't either of them, for a good five minutes, though they both tried.` : `Then ${others} caught it, and nobody could stop for a good five minutes.`}`,
            ]),
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(N, 'sit', 'proud'), seen(K, 'hold', 'worried', 'string')],
          things: ['string'],
        },
        `It was weeks until August. The table was as long as ever, and the ${animal} was better than last year. ${Kcap} had the string in one hand, underneath. "Is there an animal in yours?" said ${n}. "It wants an animal." ${Kcap} felt along it. Between the first knot and the second there was a good deal of room. It was just the size of a lion. Nobody would ever know. With a lion in it, they would all lean forward.`,
        `It was weeks until August. ${Kcap} hardly touched the pudding. The ${animal} went by, and the trifle after it, and the laughing came along the table like a tray. "I've got one," ${k} told ${n}. "Has it got a chase?" said ${n}. "You can put one in. My uncle did. There never was a vicar." ${Kcap} had a thumb on the string, where it was smooth. There was room for a lion there. There was very nearly room for two.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined'), seen(P, 'sit', 'surprised')] },
        `Then everybody was looking. The lion was ready, just behind ${K.names} teeth. "${saidSoFar}." "${echo}" said ${p}. There was the gap, and ${k} looked down it, and there was nothing there${second === undefined ? ` but a biscuit. "And we had half a biscuit," said ${k}.` : `. "And then it was only long," said ${k}.`} Somebody coughed. Right at the far end they started on the cheese. It had been a mistake, very likely. But it was what they'd had.`,
        `"Quiet," said ${p}, "there's one down here," and the whole road turned its head. "${saidSoFar}." "${echo}" said somebody, and there was a laugh, a small one. The next bit was smooth. ${Kcap} thought of the lion, who would have been so good. ${Kcap} left him out. "And after that," said ${k}, "it was just long." You could hear people being polite.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'shy'), seen(K, 'stand', 'surprised'), seen(P, 'sit', 'happy')],
          things: ['string'],
        },
        `Then ${K.names} thumb came to the bean, and stopped. "That's mine," said ${g}, and stood up, who never stood up. "That's where ${k} asked if it could be over. I'd been going to ask that myself. I had no idea how it would come out, you see. So I tied a knot." It was so quiet that you could hear the cream being put down.${saidLast === null ? ' "I thought you knew," said ' + k + '.' : ` "And then," said ${k}, and they said it both at once. "${saidLast}!"`}`,
        `But the thumb had got to the bean. "What's that one?" said ${n}. "I don't know," said ${k}. "It isn't mine." "It's mine," said ${g}, from the other side of the jelly. "You'll think it's silly. You'd had enough, and I couldn't do a thing about it. So I thought I'd better be the one to keep hold." All down the table they'd stopped chewing.${saidLast === null ? ' "So that\'s what it was," said ' + k + '.' : ` "And then," said ${g}. "Go on," said ${k}, and they did it together. "${saidLast}!"`}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'stand', 'happy'), seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['string'],
        },
        `It was some time before anyone could pass anything. "No lion?" said ${n}, who had guessed. "No lion," said ${k}. It comes straight after the ${animal} now. ${p} asks for the bean by name. And last week the sink ran over, right through the hall and down the step. ${Gcap}, who had checked the tap, stood in it up to the ankles. "Nobody leave," called ${g}. "Where's the string?"`,
        `The laugh went up the road and came back again. ${p} wiped her eyes on the tablecloth. "It wasn't funny at all," she said, "and then it was." There is a nail by the back door now, and the string hangs on it. There's a good bit of it left. On Tuesday the shelf came down, with all the jam. They stood and looked. Then both of them reached for the nail.`,
      ),
    ],
  };
}
