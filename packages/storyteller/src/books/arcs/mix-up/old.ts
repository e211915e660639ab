import type { ActorHint, Told } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import { cap, clause, fitting, inBrief, keeping, sentence, titled } from '../wording.ts';
import type { MixUp } from './arc.ts';

const MOST = 20;

/** The wrong thing turns out to be good company, and nobody would ever know; it is taken back all the same. */
export function old(bound: MixUp): Told {
  const {
    hero: H,
    beside: K,
    grownUp: G,
    owner: O,
    strayed,
    order,
    uses,
    clue,
    home,
    outside,
    ownerAt,
    dwelling,
    far,
    onLand,
    chance,
  } = bound;
  const [first, second] = uses;
  const thing = strayed.noun;
  const aOrder = withArticle(order.noun);
  const refrain = chance.pick(
    'Somebody will be wanting that',
    'It is not what I sent for',
    'There has been a muddle',
    'It has come to the wrong place',
    'Somewhere it must be missed',
    'I never asked for one',
    'That belongs to somebody',
    'It was never meant for me',
    'Somebody must be looking for it',
    'It ought to be somewhere else',
    'Somewhere there is a gap for it',
    'It has a home, and this is not it',
    'There is a door that it was meant for',
    'However nice, it is a mistake',
  );
  const onString = clue === 'string';
  const along: readonly ActorHint[] = G ? [{ who: G, pose: 'walk', feeling: 'calm' }] : [];
  const came = G ? ` ${cap(G.name)} came too, and carried the sandwiches.` : '';
  const look = strayed.look === null ? '' : fitting(MOST, ` It was ${clause(strayed.look)}.`, '');
  const used =
    strayed.use === null
      ? chance.pick(
          `And the ${thing} looked as if it had at last been asked the right question.`,
          `As for the ${thing}, it settled like somebody who has taken off tight shoes.`,
          `The ${thing} had only ever been good at one thing, and this was it.`,
        )
      : inBrief(MOST, `And the ${thing} ${clause(strayed.use)}.`);
  const tried = (did: string, but: string): string =>
    fitting(
      MOST,
      sentence(`${H.name} ${did}, but ${but}`),
      `${sentence(`${H.name} ${did}`)} ${sentence(`but ${but}`)}`,
    );
  const road = onLand ? 'at the bottom of the lane' : 'as far as anybody could see';
  return {
    title: titled(
      chance.pick(
        `${strayed.a}, not for ${H.name}`,
        `the ${thing} nobody sent for`,
        `what ${H.name} nearly kept`,
        `somebody else's ${thing}`,
        `a gap the shape of ${strayed.a}`,
        `the wrong door`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `For three weeks ${H.introduced} had been waiting for ${aOrder}. It was no luxury. It was because ${order.because}. A place for it had been cleared and swept. "Has it come?" ${H.he} asked, every morning. "You would have heard me shout," said ${K.introduced}.`,
            `There are people who can wait, and there was ${H.introduced}. ${H.He} had sent for ${aOrder}, because ${order.because}. ${H.He} had cleared a place for it. ${H.He} had dusted the place. "It won't come quicker," said ${K.introduced}, "just because there is a gap." But a gap is hard to walk past.`,
            `${H.introduced} did not often want things. So when ${H.he} did, ${H.he} wanted them hard. This time it was ${aOrder}, because ${order.because}. The letter had been sent, and there was a space ready. "Any day now," said ${K.introduced}, every day, for nineteen days.`,
          ],
          `This is about ${H.introduced}, who was waiting for the post. ${H.He} had sent for ${aOrder}, because ${order.because}. A place had been cleared. "Has it come?" ${H.he} asked, every morning. "You would have heard me shout," said ${K.introduced}.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'think', feeling: 'excited' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: onString
          ? [
              `The parcel came on a Tuesday. There was more string round it than anyone could need. ${K.name} saved string. ${K.name} had a drawer at home marked STRING, and another one marked STRING, TOO SHORT. "Don't cut it," said ${K.name}, and began to wind.`,
              `The parcel was left on the step, and somebody had been very free with the string. It went round and over and off across the floor. "Leave the string to me," said ${K.name}. Some people cannot see a loose end without wanting to know where it leads.`,
              `On Tuesday the parcel came, and it was the shape of nothing at all, because of the string. Somebody had tied it the way you tie up a boat. "What a beautiful piece," said ${K.name}, who had opinions about string. It was a job for a patient person. It went on all through lunch, and ${K.name} was still winding.`,
              `It came on the one morning when nobody was looking out for it. ${H.name} saw the parcel. ${K.name} saw the string. There was not a knot in it anywhere. So ${K.name} took the loose part and wound it, and it kept on coming in at the door.`,
            ]
          : [
              `The parcel came on a Tuesday, in brown paper, with one good label. ${K.name} saved labels. ${K.name} had one off a banana and one off a trunk. "You won't want this one," said ${K.name}, and stuck it on upside down, between the two.`,
              `The parcel was left on the step. ${H.name} had the paper off before ${K.name} could sit down. Only the label was saved, and that was because ${K.name} collected them. It went on with the others, the wrong way up. Nobody read it. It never crossed their minds.`,
              `On Tuesday there it was. ${H.name} took the parcel, and ${K.name} took the label, which was how they shared most things. It was a thick one, with a gold edge. ${K.name} put it on, head downwards, and turned about to be admired. "Lovely," said ${H.name}, who was fighting with the paper.`,
              `The parcel came on the one morning when nobody was looking out for it. The paper went one way and the label went the other. "You don't want that, do you?" said ${K.name}. "I've got nothing with a border." It was stuck on upside down, since that was how it had landed. There was writing on it. There generally is.`,
            ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'hold', feeling: 'happy', holds: onString ? 'string' : 'present' },
            { who: H, pose: 'cheer', feeling: 'excited' },
          ],
          things: onString ? ['present'] : ['sign'],
        },
      },
      {
        text: [
          `Then ${H.name} looked inside, and was quiet for so long that ${K.name} stopped. It was ${strayed.a}.${look} It was a nice one, as such things go. "${refrain}," said ${H.name}.`,
          `It was not ${aOrder}. ${H.name} turned it round and looked at it from the back. It was still ${strayed.a}. "Did you tick the wrong box?" said ${K.name}. "I have never wanted ${strayed.a} in my life," said ${H.name}. "${refrain}."`,
          `There is a face for getting what you wanted, and ${H.name} had it on already. It had to be taken off again. In the box was ${strayed.a}. "It's very," said ${K.name}, and could not think of the rest. "${refrain}," said ${H.name}.`,
          `"Well?" said ${K.name}. ${H.name} held it up. It was ${strayed.a}.${look} They had both been so sure that for a moment it was very nearly ${aOrder}. Then it stopped. "Perhaps there's something underneath," said ${K.name}. There was more paper. "${refrain}," said ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'look-up', feeling: 'curious' },
          ],
          things: strayed.things,
        },
      },
      {
        text: [
          `"We could find out what it's good at," said ${K.name}. "Suppose it's ${first.as}?" It is rude not to try. ${tried(first.did, first.but(H.name))} "${refrain}," said ${H.name}.`,
          `A thing must be for something. ${H.name} thought that it might do as ${first.as}. ${tried(first.did, first.but(H.name))} "It did its best," said ${K.name}. "${refrain}," said ${H.name}.`,
          `"It may be shy," said ${K.name}. "It may be ${first.as}, and not like to say." They gave it every chance. ${tried(first.did, first.but(H.name))} There was a silence. "${refrain}," said ${H.name}.`,
          `By lunch time there was a list of what it could be. At the top was ${first.as}. ${tried(first.did, first.but(H.name))} ${K.name} crossed it off, rather hard. "${refrain}," said ${H.name}, looking at the list.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'kneel', feeling: 'determined' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: strayed.things,
        },
      },
      {
        text: [
          `The next idea was worse, and they were proud of it. They would call the ${thing} ${second.as} and say no more about it. ${tried(second.did, second.but(H.name))} "Calling it something isn't the same," said ${K.name}. "No," said ${H.name}. "${refrain}."`,
          `"Then the ${thing} is ${second.as}," said ${H.name}, who was getting cross. "It must be." ${tried(second.did, second.but(H.name))} ${K.name} tried not to laugh, and it came out through the ears.`,
          `"There's always ${second.as}," said ${K.name}. Nobody had much hope of it by then. ${tried(second.did, second.but(H.name))} ${H.name} said something that was mostly breath. "The ${thing} isn't doing it to annoy you," said ${K.name}. "${refrain}," said ${H.name}.`,
          `The second time ${H.name} did not ask. "You are ${second.as}," ${H.he} told the ${thing}, "and that's that." ${tried(second.did, second.but(H.name))} "I don't think it was listening," said ${K.name}, not looking. "${refrain}," said ${H.name}, between two teeth.`,
        ],
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'angry' },
            { who: K, pose: 'cover', feeling: 'surprised' },
          ],
          things: strayed.things,
        },
      },
      {
        text: [
          `So they gave up, and let the ${thing} sit in the place that had been cleared. And a strange thing happened. By Thursday ${H.name} was saying good morning to it. By Friday ${H.he} had told it about the place behind the shed, which ${H.he} had never told anyone. It was a good listener. It filled the gap to the edges.`,
          `After that nobody asked the ${thing} to be useful. It just stayed. It was there in the morning, which is something. People came to look at it who had never come to the door before. ${H.name} gave them biscuits. "It's not really mine," ${H.he} told them. ${H.He} said it more and more softly.`,
          `Then came three wet days, and there was nobody to talk to but the ${thing}. It never interrupted. By Friday there were two cups on the table. "It looked left out," said ${H.name}, to the window, and went pink. "And it has such nice manners."`,
          `It is no use being cross with a thing that does not answer back. So the ${thing} was put in the cleared place, just for now. Now lasted until Thursday. On Thursday ${H.name} turned it a little, to give it the view. On Friday ${H.he} said good night to it, and after that it would have been rude to stop.`,
        ],
        scene: {
          setting: home,
          camera: 'close',
          actors: [{ who: H, pose: 'sit', feeling: 'happy' }],
          things: strayed.things,
        },
      },
      {
        text: onString
          ? [
              `It was on Saturday that ${K.name} came to the end of winding, and it was not an end. The string went out over the step and away, ${road}. Far off, something pulled. "Whoever packed it never cut it," said ${K.name}. "Two parcels, one string. Your ${order.noun} must be at the other end." ${H.name} looked at the ${thing}.`,
              `Then the string moved. ${K.name} had left the ball on the step, and it turned round once, slowly, like somebody in bed. "There's another parcel on this," said ${K.name}. "That's where your ${order.noun} is. And that's who this belongs to." It ought to have been good news.`,
              `By Saturday there was a great round heap of string, and ${K.name} was sitting on it. "I've been thinking," said ${K.name}. "Nobody needs this much for one parcel. There were two, and they never cut between. Somebody has your ${order.noun}." And, after a bit: "They'll be short of something." Neither of them looked at the ${thing}.`,
              `On Saturday ${H.name} heard a small dry sound, like somebody thinking. It was the string. It was going out again, a yard at a time, with ${K.name} hanging on. "There's someone winding at the other end," said ${K.name}. "They must have your ${order.noun}. And you must have their..." ${K.name} stopped. It had gone very quiet where the ${thing} was.`,
            ]
          : [
              `It was on Saturday that ${K.name} hung upside down, to see what it was like. ${H.name} looked up and saw the label, and for the first time it was the right way round. It did not say ${H.name}. It said, in clear black letters, ${O.name}. It would have been so easy not to look.`,
              `"Funny," said ${K.name} on Saturday, taking off the labels one by one to wash behind them. "Here's one with a name. It says ${O.name}." They both looked at the ${thing}. It had been told everything. It did not say a word.`,
              `"What does it say on me?" said ${K.name} on Saturday, upside down, for something to do. ${H.name} read the label. Then ${H.he} read it more slowly, hoping for better. "It says ${O.name}." "I don't think I'm ${O.name}," said ${K.name}. "No," said ${H.name}. "I don't think you are." There was only the ${thing} left that it could be.`,
              `The label came loose on Saturday. It fell on the floor, and there it lay, face up. ${H.name} bent down for it, and stayed bent for some time. "It's got a name on," said ${H.name}. "Yours?" said ${K.name}. "${O.name}." The ${thing} stood in its place. It looked, as it always did by now, entirely at home.`,
            ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: onString ? 'point' : 'jump', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
          things: [...(onString ? (['string'] as const) : (['sign'] as const)), ...strayed.things],
        },
      },
      {
        text: [
          `"Nobody would know," said ${K.name}, who was only trying to help. It was true. That was what was wrong with it. ${H.name} thought about the gap. Then ${H.he} thought about another gap, in somebody else's house, with the dust wiped off it. "I would," said ${H.name}, and went to find the paper.`,
          `There was one way out. All it needed was for nobody to do anything. ${H.name} tried that until after supper. But it is hard to be comfortable with a thing once you know whose it is. The ${thing} had not changed at all, and ${H.he} could not look at it. "Get the brown paper," said ${H.name}, "before I think of a reason."`,
          `"Finders keepers," said ${K.name}, to see how it sounded. It sounded thin. "I didn't find it," said ${H.name}. "I was only standing where it stopped." It would leave a hole, and the hole would be exactly that shape. ${H.name} began to wrap the ${thing}, and did the corners twice.`,
          `${H.name} worked out what a person could say. A person could say that it had come to the door by itself. A person could say that four days are nearly for ever. They were good reasons, and there were nine of them, and that was the trouble. You are generally plenty. "I'm taking the ${thing} back," said ${H.name}. "${K.name}, don't talk to me until it's wrapped."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'think', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'worried' },
          ],
          things: strayed.things,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `It was a long way to ${far}, and longer with ${strayed.a}.${came} "We could just leave it on the step," said ${K.name}. "We could," said ${H.name}, and did not. Then they stopped. There was ${O.introduced}, quite happy, ${order.doing}.`,
            `They walked until they came to ${far}.${came} "What will you say?" said ${K.name}. ${H.name} had a speech ready. It went straight out of ${H.his} head. For there was ${O.introduced}, ${order.doing}.`,
            `All the way to ${far}, the ${thing} got heavier. A thing does, when you are thinking.${came} "I'll tell them," said ${K.name}. "No," said ${H.name}. "It was me that liked it." But nobody had to say it quite yet. There was ${O.introduced}, ${order.doing}.`,
            `They had pictured somebody sad, beside an empty place.${came} They had pictured it all the way to ${far}. But nobody was sad there at all. ${cap(O.introduced)} was ${order.doing}. "Oh," said ${K.name}. "It's just like us." ${H.name} had been thinking the same.`,
          ],
          `It was a long way to ${far}.${came} ${H.name} had a speech ready, but it was no use. There was ${O.introduced}. ${O.He} was ${order.doing}.`,
        ),
        scene: {
          setting: ownerAt,
          camera: 'wide',
          actors: [
            { who: O, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'look-up', feeling: 'surprised' },
            ...along,
          ],
          things: [order.thing, ...dwelling],
        },
      },
      {
        text: [
          `"Is that my ${order.noun}?" said ${H.name}, over the top of the ${thing}. ${O.name} went pink. "I have known since Wednesday," said ${O.name}. "I did mean to bring it back. Only it is ${order.praise}, and I had got used to it." "I have known since yesterday," said ${H.name}. They looked at their feet. It is surprising how much nicer a person is when they have been just as bad as you.`,
          `"I can explain," said ${O.name}. "It is ${order.praise}. I was going to send it on, and then I was going to send it on tomorrow." ${H.name} held out the ${thing}. "I told it things," said ${H.name}. "I hope you don't mind." "Not if I may tell you what I told your ${order.noun}," said ${O.name}.`,
          `"Before you say anything," said ${O.name}, "it is ${order.praise}. And I'm sorry." "Before you say anything," said ${H.name}, "I've grown fond of this ${thing}." It came out at the same moment, so they had to do it again, one at a time. The second time it did not sound nearly so bad.`,
          `Nobody spoke. ${H.name} looked at the ${order.noun}, and ${O.name} looked at the ${thing}. "It is ${order.praise}," said ${O.name} at last. "I wrote to tell you so. I only never posted it." "I never got as far as writing," said ${H.name}. That seemed to clear the air. You can see better with the air cleared. What they mostly saw was each other.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: O, pose: 'cover', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
          things: [order.thing, ...strayed.things],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `So they swapped, and it took no time at all. ${used} ${order.works} Everything was just as it should have been on Tuesday. "Well," said ${O.name}. "Well," said ${H.name}. And then neither of them went indoors.`,
            `Two parcels changed hands. ${order.works} ${used} "You might come and see it," said ${O.name}. "Since you know it so well." "You might come and see mine," said ${H.name}.`,
            `It was done in a moment, like most hard things. ${used} ${order.works} That left two of them with nothing more to be sorry about, and no idea how to begin. "Is it far, where you are?" said ${O.name}. "Not any more," said ${H.name}.`,
            `${O.name} took the ${thing} and ${H.name} took the ${order.noun}, and each said that it looked happier already. ${order.works} ${used} "I shall miss having somebody else's," said ${O.name}. "So shall I," said ${H.name}. "You could keep an eye on mine."`,
          ],
          `So they swapped. It took no time at all, and everything was just as it should have been on Tuesday. "Well," said ${O.name}. "Well," said ${H.name}. And then neither of them went indoors.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: O, pose: 'stand', feeling: 'happy' },
          ],
          things: [order.thing, ...strayed.things],
        },
      },
      {
        text: onString
          ? [
              `They never did cut the string. It goes from one door to the other, over the hedges, and the post has to duck. On most evenings it gives a twitch. ${H.name} goes and sits beside it, with the light off, and twitches back. It does not mean anything much. It is only to say who is there.`,
              `There was one thing over, and that was the string. ${K.name} wanted it for the drawer. In the end it stayed where it was, with a knot at each door. When it trembles, late, in the place that had been cleared for something else, ${H.name} knows who that is.`,
              `The post office wrote to say that it would like its string back. They put the letter in a drawer. That was a year ago. If you go by late, you may see ${H.name} sitting there with one end of it. ${H.He} is not pulling. ${H.He} holds it quite loosely, the way that you hold a hand.`,
              `There are a good many things you might do with so much string. They did none of them. It was left lying, from one door to the other, with the slack taken in. Some evenings ${H.name} only sits there, holding it, to feel somebody else's evening come along the line.`,
            ]
          : [
              `${K.name} still has the label. It hangs on ${H.names} wall, the right way up, with a word added at the bottom in another hand. ${O.name.toUpperCase()}, it says. AND FRIEND. When the post comes now, nobody reads the front. They open it together, and hope.`,
              `Of all of it, only the box was kept. ${H.name} put it in the place that had been cleared. There is nothing in it. But on Saturdays ${O.name} brings something, and leaves it there, and will not say what it is for.`,
              `The post is very careful these days. It is almost a pity. So once a year, on a Tuesday, ${H.name} wraps up something odd and writes the wrong name on it. It always comes back to ${H.his} door, by way of ${O.name}, with a bow.`,
            ],
        scene: {
          setting: home,
          time: 'sunset',
          camera: 'wide',
          actors: [{ who: H, pose: 'sit', feeling: 'calm' }],
          things: onString ? ['string'] : [],
        },
      },
    ],
  };
}
