import type { ActorHint, BeatPage, Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { Caller, TooMany } from './arc.ts';

const MOST = 20;
/** A habit that needs nothing but somebody's own body, so that it can be done indoors and in a crowd. */
const OF_ITS_OWN = /\b(?:tail|ears?|whiskers?|nose|paws?|neck|head|eyes?|wings?|feathers?|fur|mane|itself)\b/;

/** Somebody has to go, and the host goes; only from outside can it be seen what has been holding the place up. */
export function old(bound: TooMany): Told {
  const { host: H, child: K, grownUp: G, nook, theNook, callers, last, crowd, where, chance } = bound;
  const [a, b, c] = callers;
  const [ask, yes] = chance.pick(
    ['Is there room for one more?', 'We can budge up'] as const,
    ['You have not got a spare corner?', 'Just the one'] as const,
    ['Might I trouble you for a bit of the dry?', 'Mind the edge'] as const,
    ['Is that end taken?', 'It was until now'] as const,
    ['Would you object to one more?', 'We are not objecting'] as const,
    ['Is anybody using that bit?', 'Help yourself'] as const,
    ['Have you room for a quiet one?', 'If it is quite quiet'] as const,
  );
  const things = nook.scene.things ?? [];
  const there: readonly ActorHint[] = K ? [{ who: K, pose: 'sit', feeling: 'happy' }] : [];
  const first = (who: Caller): string => (crowd ? who.who.introduced : who.who.aKind);
  const out = nook.at === 'on' ? 'down' : 'out';
  const habit = (caller: Caller): string =>
    caller.who.being && !crowd && OF_ITS_OWN.test(caller.who.being.does)
      ? ` ${cap(caller.called)} ${caller.who.being.does}. Also, it ${caller.nuisance.did}.`
      : ` ${cap(caller.called)} ${caller.nuisance.did}.`;
  const quoted = (text: string): string => text.replaceAll(/\."(?= said)/g, ',"');
  const granted = chance.some(3, [
    'You cannot argue with that.',
    'It seemed a fair point.',
    'Well, who could say no?',
    'There are people who would have said no.',
    'It was put so nicely.',
    'That did sound bad.',
  ]);
  const turns = chance.some(4, [0, 1, 2, 3]);
  /** No two visitors of one book are brought in by the same words. */
  const inTurn = (texts: readonly string[], count: 1 | 2 | 3): readonly string[] =>
    texts.filter((_, way) => turns[count - 1] === way || (count === 3 && turns[3] === way));
  const come = (caller: Caller, count: 1 | 2 | 3, after: string): BeatPage => ({
    text: keeping(
      MOST,
      inTurn(
        [
          `The ${['first', 'second', 'third'][count - 1] ?? 'next'} was ${first(caller)}. "${ask}" said ${caller.called}. "${caller.reason.said}" ${granted[count - 1] ?? ''} "${yes}," said ${H.name}.${habit(caller)} "${caller.nuisance.reply}" said ${H.name}. ${after}`,
          `"${ask}" It was ${first(caller)}, looking at the sky, as if by chance. "${caller.reason.said}" "${yes}," said ${H.name}, before thinking.${habit(caller)} ${after}`,
          `There was ${first(caller)}, not quite looking in. "${caller.reason.said}" Nobody spoke. "${ask}" said ${caller.called}, into the silence. "${yes}," said ${H.name}.${habit(caller)} ${after}`,
          `Word must have got about, for now there was ${first(caller)}. "${ask}" "Who told you?" said ${H.name}. "Nobody. ${caller.reason.said}" So that was that. "${yes}."${habit(caller)} ${after}`,
        ],
        count,
      ),
      `"${ask}" It was ${first(caller)}. "${caller.reason.said}" "${yes}," said ${H.name}. ${cap(caller.called)} ${caller.nuisance.did}. ${after}`,
    ).map(quoted),
    scene: {
      camera: (['medium', 'wide', 'medium'] as const)[count - 1] ?? 'medium',
      actors: [
        { who: caller.who, pose: (['walk', 'wave', 'sit'] as const)[count - 1] ?? 'sit', feeling: 'happy' },
        { who: H, pose: 'sit', feeling: (['happy', 'calm', 'worried'] as const)[count - 1] ?? 'happy' },
        ...(count === 2 ? there : []),
      ],
      things,
    },
  });
  const small = crowd ? `${last.who.name}, the smallest ${last.who.kind}` : last.who.aKind;
  return {
    title: titled(
      chance.pick(
        crowd ? `rather too many ${crowd}` : `rather too many ${nook.at} ${theNook}`,
        `the last one ${nook.at === 'on' ? 'up' : 'in'}`,
        `what held up ${theNook}`,
        `the best spot in the world`,
        `the back of ${theNook}`,
        `nearly ten minutes alone`,
      ),
    ),
    refrain: ask,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `It was ${H.introduced} who found out how good it was ${nook.at} ${theNook}.${where}${K ? ` ${K.name} only came to see.` : ''} ${nook.good} There was a place for the elbows and a place for the biscuit. "I believe this is the best spot in the world," said ${H.name}. It is the sort of thing you should say quietly.`,
            `Everybody ought to have one place where nobody can get at them.${where} For ${H.introduced} it was ${nook.at} ${theNook}.${K ? ` ${K.name} was allowed, having asked.` : ''} ${nook.good} "Nobody knows about it," said ${H.name}, through a biscuit, rather loudly. "That's what is so good."`,
            `${cap(theNook)} had been there for ever, and nobody had thought of being ${nook.at} it until ${H.introduced} did.${where}${K ? ` ${K.name} thought of it next.` : ''} ${nook.good} "There is room for me," said ${H.name}, "and for a biscuit, and for not one thing more."`,
          ],
          `This is ${H.introduced}, and this is ${theNook}.${where}${K ? ` ${K.name} was there too.` : ''} There was a biscuit. ${nook.good} "I believe this is the best spot in the world," said ${H.name}. It is the sort of thing you should say quietly.`,
        ),
        scene: { ...nook.scene, camera: 'wide', actors: [{ who: H, pose: 'sit', feeling: 'happy' }, ...there] },
      },
      come(
        a,
        1,
        chance.pick(
          'Still, one is company.',
          'It was not as quiet as before, but then, quiet is not everything.',
          'There was a good deal of place left, if you sat straight.',
        ),
      ),
      come(
        b,
        2,
        `${K ? `"Is that your elbow?" said ${K.name}. ` : ''}${chance.pick(
          `There was now a good deal of elbow about, and not all of it was ${H.names}.`,
          'They had to agree on when to breathe.',
          'It was not uncomfortable, so long as nobody had an idea.',
        )}`,
      ),
      come(
        c,
        3,
        chance.pick(
          `The biscuit had gone. It was too full ${nook.at} ${theNook} to turn round and look for it.`,
          `By then they were laid ${nook.at} ${theNook} like cutlery.`,
          `Somebody had the biscuit. There was no way of turning round ${nook.at} ${theNook} to see who.`,
        ),
      ),
      {
        text: keeping(
          MOST,
          [
            `It was quite dark when there came a knock like a crumb being dropped. "${ask}" It was ${small}. "${last.reason.said}" "There isn't any room," said ${c.called}. "I don't need room," said ${last.called}. "I only need ${nook.at}." Nobody had an answer to that. So they let ${last.called} in, and ${last.called} ${last.mender.did}.`,
            `"${ask}" They looked up, and they looked out, and at last they looked down. There stood ${small}. "${last.reason.said}" "Oh, let them all in," said ${b.called}, and ${c.called} said nothing. "What difference can it make?" And at once ${last.called} ${last.mender.did}.`,
            `When they had all just got settled, somebody coughed, very low down. It was ${small}. "${last.reason.said}" ${cap(c.called)} said that this was going too far. ${cap(b.called)} said that it was going too small to matter. "${ask}" said ${last.called}, who was there already. And from then on ${last.called} ${last.mender.did}.`,
            `The night had come down by the time of the last one. It was ${small}, and there was no knock, for fear of waking somebody. "${ask}" came a whisper. "${last.reason.said}" "Take my left side," said ${b.called}. "I'm not using it." ${cap(c.called)} sighed, all the way along the row. So that was five, and ${last.called} ${last.mender.did}.`,
          ],
          `"${ask}" It was ${small}. "${yes}," said ${H.name}. And at once ${last.called} ${last.mender.did}.`,
        ),
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: last.who, pose: 'wave', feeling: 'shy' },
            { who: b.who, pose: 'sit', feeling: 'calm' },
            { who: c.who, pose: 'sit', feeling: 'worried' },
          ],
          things,
        },
      },
      {
        text: [
          `They bore it as long as they could. "${last.mender.reply}" said ${a.called}. "I can't help it," said ${last.called}. "It's just what I do when I'm happy." That made it worse. You cannot be properly cross with somebody for that. They were, though, a little.`,
          `"${last.mender.reply}" said ${b.called}. "Must you?" said ${a.called}. ${cap(last.called)} stopped, for as long as it takes to say so. Then, very quietly, at the back, the thing began again. They all heard. They all pretended that they had not.`,
          `Nobody likes to complain of somebody that size. They did it all the same. "${last.mender.reply}" said ${a.called}. ${cap(b.called)} only looked, but it was a long look. "Shall I stop?" said ${last.called}. "If you could." There was a pause. Then, if you listened, you could hear it not stopping.`,
          `"Is that going to go on?" said ${b.called}, to the dark. "I think so," said ${last.called}. "It happens when it's nice." "${last.mender.reply}" said ${a.called}. After that it was done more quietly, and only in places where nobody would notice. There turned out to be a great many of those.`,
        ].map(quoted),
        scene: {
          camera: 'medium',
          actors: [
            { who: last.who, pose: 'sit', feeling: 'shy' },
            { who: a.who, pose: 'sit', feeling: 'angry' },
            { who: b.who, pose: 'sit', feeling: 'worried' },
          ],
          things,
        },
      },
      {
        text: [
          `${nook.goes}! It was not a big noise. It was the sort a thing makes when it has been polite for a long time. There was a split in ${theNook}, and through it came ${nook.lets}. ${cap(c.called)} pushed one side, but then the other side went. ${cap(b.called)} held both, but nobody can hold both and sit down.`,
          `${nook.goes}! They all said that it was not them. It hardly mattered. ${cap(theNook)} had begun to split, and ${nook.lets} was coming in to see who was there. They tried leaning the other way, but there was no other way. They tried being lighter, but it is not a thing that you can do by trying.`,
          `Nobody can say which elbow it was. ${nook.goes}! All at once there was a long thin piece of outside ${nook.at === 'in' ? 'inside' : 'among them'}. ${cap(nook.lets)} leaned in through it. "Hold it shut," said ${b.called}. ${H.name} held it shut, and ${c.called} held it shut, but the split just went round them.`,
          `There had been a creak, and each of them had supposed that it was one of the others. ${nook.goes}! It had been ${theNook}. A split ran along it from end to end, and ${nook.lets} came in to count them. ${H.name} pulled. ${cap(c.called)} pushed. ${cap(b.called)} shouted "Left!", which did no harm.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'reach', feeling: 'worried' },
            { who: b.who, pose: 'reach', feeling: 'scared' },
            { who: c.who, pose: 'reach', feeling: 'determined' },
          ],
          things,
        },
      },
      {
        text: [
          `"One of us has to go," said ${a.called}. "Last in, first out," said ${c.called}. "It's only fair." Everybody looked at ${last.called}, who was already getting ready. It would have been so easy. It was ${H.names} place, and nobody would have said a word. "No," said ${H.name}. "I have had it the longest." And ${H.he} got ${out}.`,
          `"It's one too many," said ${b.called}. "We all know which one." ${cap(last.called)} was small, but not so small as not to hear. ${H.name} looked at the best spot in the world. There would never be another. "Stay where you are," ${H.he} said, to the one at the back. "I'll go." Then, quickly, before it could be thought about, ${H.he} was ${out}.`,
          `They held a vote. It is not a nice thing to do in the dark. "Last in," said ${a.called}, and nobody said anything else, which made it a law. ${cap(last.called)} began to say goodbye to each of them. It was at the third goodbye that ${H.name} could not stand it. "I'll go," said ${H.name}. "I've had more of it than anybody." And ${H.he} was ${out} before they had done being surprised.`,
          `"Somebody must get ${out}," said ${a.called}. It is easy to say, from the middle. Something moved at the edge, where ${last.called} was. ${H.name} had only to sit still. ${H.He} sat still for as long as it takes to feel cold all over. "Keep my place warm," said ${H.name}, and got ${out}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'walk', feeling: 'determined' },
            { who: last.who, pose: 'stand', feeling: 'sad' },
            { who: a.who, pose: 'sit', feeling: 'worried' },
          ],
          things,
        },
      },
      {
        text: [
          `It was colder than it had looked. ${H.name} walked round to the back, so as not to have to see them being comfortable. And at the back ${H.he} stopped. ${last.mender.seen(last.called, nook.noun)} "Oh," said ${H.name}, to nobody. "So that's why it hasn't fallen down."`,
          `From there ${theNook} looked quite different. You never see the back of a place while you are enjoying the front. ${H.name} looked, and then went close, and looked again. ${last.mender.seen(last.called, nook.noun)} "It ought to have come down an hour ago," said ${H.name}.`,
          `${H.name} had thought that there would be a moment to feel noble in. There was not. There was only ${nook.lets}, and nothing to eat. ${H.He} went round the back to look for somewhere to stand, and there it was. ${last.mender.seen(last.called, nook.noun)} "You never said," whispered ${H.name}. But when you came to think of it, nobody had asked.`,
          `A place looks smaller when you have just left it. ${H.name} took three steps away, and turned round for one last look. That is the only reason why anybody ever found out. ${last.mender.seen(last.called, nook.noun)} So it was not a nuisance at all. It was the one thing there that was doing any work.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'look-up', feeling: 'surprised' },
            { who: last.who, pose: 'hide', feeling: 'shy' },
          ],
          things,
        },
      },
      {
        text: [
          `"Whatever you are doing," said ${H.name}, through the split, "do more of it." "You told me not to," said ${last.called}. "We are idiots in the dark," said ${c.called}, quite humbly. "Start with my ear." ${last.mender.fix(last.called, nook.noun)}`.replace(
            'idiots',
            'no good',
          ),
          `"Who has been doing this?" said ${H.name}. "Not I," said ${c.called}. "Me," said a voice at the back. "Sorry." "Don't be sorry," said ${H.name}. "Be quick!" ${last.mender.fix(last.called, nook.noun)}`,
          `"Don't stop!" called ${H.name}, with one eye to the split. "I have stopped," said ${last.called}. "I was told to." "That was before we knew what it was for," said ${c.called}, and coughed. "You can do it to me. You can do it to anything." ${last.mender.fix(last.called, nook.noun)}`,
          `It takes some courage to put your head in at a place that you have just left. ${H.name} did it. "It's ${last.called}," said ${H.name}. "It's been ${last.called} all along." They all turned to look, which took some time. "Is it?" said ${c.called}. "Then, please, as much as you like." ${last.mender.fix(last.called, nook.noun)}`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: last.who, pose: 'reach', feeling: 'determined' },
            { who: H, pose: 'point', feeling: 'excited' },
            { who: c.who, pose: 'look-up', feeling: 'surprised' },
          ],
          things,
        },
      },
      {
        text: [
          `It held. They tried it with a breath, and then with a cough. "Well, come in," said ${a.called} to ${H.name}. "You're letting in ${nook.lets}." "There isn't room," said ${H.name}. They looked at each other. Then they did a thing that nobody had yet thought of. Each of them moved up, by the width of one biscuit.`,
          `When it was done, ${theNook} would have held an orchestra. "We were rude," said ${a.called}. "A bit," said ${last.called}. "You may do it to my hat," said ${b.called}, "when I get one." And they moved up, all of them, until there was a gap just as wide as ${H.name}.`,
          `${cap(a.called)} gave it a push, and it pushed back. "It's better than it was," said ${b.called}. "I have been sitting on the good end," said ${a.called}, after a bit. "Somebody else may have a turn." ${H.name} came in and sat down next to ${last.called}, and did not mind what was done about it.`,
          `Nobody said anything while they thought of what they had nearly done. Then ${b.called} took in one knee. ${cap(a.called)} took in the other, and so it went along the row, like a yawn. At the end of it there was a space. ${H.name} got into it, and there was ${last.called}, not at all sure about being thanked.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: a.who, pose: 'sit', feeling: 'happy' },
            { who: b.who, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: last.who, pose: 'sit', feeling: 'proud' },
          ],
          things,
        },
      },
      {
        text: H.isChild
          ? [
              `Quite late ${G.name} came along with a torch and looked in. There was a long silence, with some breathing in it. "${ask}" said ${G.name}. "${yes}," said ${H.name}. And out of the dark, in five different voices, somebody said, "Did you bring any biscuits?"`,
              `${cap(G.name)} found them all in the end, by the snoring. "I thought you wanted a place to yourself," said ${G.name}. "I did," said ${H.name}. "I had it for nearly ten minutes." "${ask}" "${yes}," said ${H.name}, and shut both eyes.`,
              `There was a light coming. It was ${G.name}, in slippers, who looked in, and counted the elbows, and divided. "${ask}" said ${G.name}. They thought it over, for the fun of it. "${yes}," said ${H.name}. It was really too many by then. Nobody has ever found out by how much.`,
              `In the end ${G.name} came to see why it was so quiet. It was not quiet. "${ask}" said ${G.name}. "${yes}," said ${H.name}, "if you don't mind who you sit on." ${cap(G.name)} did not mind. ${cap(theNook)} gave a long, slow creak, like somebody settling down to a story, and held.`,
            ]
          : [
              `It is still the best spot in the world, ${nook.at} ${theNook}. You cannot see much of it, for company. On wet nights you may hear them, if you go by. There is a cough, and a hum, and a sort of happy fidget at the back. Nobody ever asks it to stop. "${ask}" "${yes}," says ${H.name}.`,
              `"I wanted a place where nobody could get at me," said ${H.name}, much later.${K ? ` ${K.name} was nearly asleep.` : ''} "And now look." Somebody's foot was on ${H.names} ear. Something was being done, very gently, to ${H.his} nose. ${H.name} let it.`,
              `${H.name} lay awake for a while, since somebody had to be on the outside.${K ? ` ${K.name} was on the inside, asleep.` : ''} ${cap(nook.lets)} went round and round, looking for the way in. There was not one. From the back came the small sound of somebody being happy. "Louder," said ${H.name}.`,
              `They have tried it ${nook.at} other things, and sat very close. It does not hold. It wants one more, the smallest you can find, and you have to let them do as they like. "${ask}" somebody says, most nights. "${yes}," says ${H.name}. "You may be the one."`,
            ],
        scene: {
          camera: 'medium',
          actors: H.isChild
            ? [
                { who: G, pose: 'look-up', feeling: 'happy' },
                { who: H, pose: 'sit', feeling: 'sleepy' },
              ]
            : [
                { who: H, pose: 'sit', feeling: 'sleepy' },
                ...(K ? [{ who: K, pose: 'sit', feeling: 'sleepy' } as const] : []),
              ],
          things,
        },
      },
    ],
  };
}
