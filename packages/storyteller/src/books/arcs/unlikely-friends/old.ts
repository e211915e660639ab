import type { Told } from '../../arc.ts';
import { namesThing } from '../../audit/thing-words.ts';
import { PLANTS } from '../../plot/plot.ts';
import { twoTries } from '../../plot/two-tries.ts';
import { asOurs } from '../bedtime/ways-to-sleep.ts';
import { cap, clause, fitting, inBrief, keeping, sentence, titled } from '../wording.ts';
import type { UnlikelyFriends } from './arc.ts';
import { areAlike, eats } from './tries.ts';

const MOST = 20;

/** Something is said that cannot be unsaid; going out to look costs the evening one had been longing for. */
export function old(bound: UnlikelyFriends): Told {
  const { hero: H, other: X, beside: K, tries, problem, ability, home, outside, where, chance } = bound;
  const [first, second] = tries;
  const [no, yes] = chance.pick(
    ['That is not how it is done', 'So that is how it is done'] as const,
    ['We do it differently', 'We do it differently, thank goodness'] as const,
    ['It takes all sorts', 'It does take all sorts'] as const,
    ['There is a proper way', 'There are several proper ways'] as const,
    ['I was brought up otherwise', 'I was brought up otherwise, and just look'] as const,
    ['One does not do it so', 'One may do it so'] as const,
    ['It is not what I am used to', 'It is what I am used to'] as const,
  );
  const solved = problem.solve[ability]?.(H, X.name) ?? '';
  const plant = inBrief(MOST, chance.pick(...PLANTS[ability])(H));
  const attempts = twoTries(chance, problem.fails).map((pair) =>
    pair.map((each) => {
      const [attempt, reason] = each(K.name, X.name);
      return fitting(
        MOST,
        sentence(`${attempt}, ${clause(reason)}`),
        `${sentence(attempt)} ${sentence(clause(reason))}`,
      );
    }),
  );
  const string = ability === 'string' && namesThing(plant, 'string') ? (['string'] as const) : [];
  const tied = ability === 'string' && namesThing(solved, 'string') ? (['string'] as const) : [];
  const alike = areAlike(H, X);
  const heard = alike
    ? `"You know what they say about ${X.name}," said ${H.name}.`
    : X.being
      ? fitting(
          MOST,
          `"They say ${X.kinds} ${clause(X.being.scary)}," said ${H.name}.`,
          `"You know what they say about ${X.kinds}," said ${H.name}.`,
        )
      : '';
  const heardBack = alike
    ? `"I was told that you snore," said ${X.name}.`
    : H.being
      ? fitting(
          MOST,
          `"I was told that ${H.kinds} ${clause(H.being.scary)}," said ${X.name}.`,
          `"I was told that you snore," said ${X.name}.`,
        )
      : `"I was told that children shout," said ${X.name}.`;
  const [mine, yours] = [eats(H), eats(X)];
  const treat = chance.pick(
    'the village supper',
    'the concert',
    'the midsummer fair',
    'the lantern walk',
    'the harvest dance',
    'the brass band',
  );
  const sleep =
    X.being && !alike
      ? fitting(MOST, `"We ${asOurs(X.being.sleeps)}," said ${X.name}. "I know," said ${H.name}.`, '')
      : '';
  // It does not rain on the moon.
  const hasNoWeather = outside === 'space' || outside === 'undersea';
  return {
    title: titled(
      chance.pick(
        `${X.name}, who did it differently`,
        `${H.name}, ${X.name} and nothing in common`,
        `the thing ${H.name} said to ${X.name}`,
        'a table with a line down the middle',
        'the other end of the lane',
        'two chairs',
        `what ${X.name} did properly`,
      ),
    ),
    refrain: no,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Ask ${H.introduced} what was missing, and you would be told that nothing was.${where} ${plant} There was just nobody to see it. "I see it," said ${K.name}. "You're used to it," said ${H.name}. "That isn't the same."`,
            `${H.introduced} was quite used to being the only one.${where} ${plant} There was no harm in it, and no company either. "You could ask somebody in," said ${K.name}. "Who?" said ${H.name}, who did not know anybody to ask.`,
            `${plant} It was what people knew about ${H.introduced}, and they did not trouble to find out more.${where} "Don't you mind?" said ${K.name}. "Mind what?" said ${H.name}, and laid the table for one.`,
            `There were two chairs at the table of ${H.introduced}, and one of them was as good as new.${where} ${plant} "Who is the other chair for?" said ${K.name}. "It came with the first one," said ${H.name}.`,
          ],
          `This is ${H.introduced}.${where} ${plant} "You could ask somebody in," said ${K.name}. "Who?" said ${H.name}. It was not said sadly. It was only said.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'calm' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
          things: string,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Somebody new had come to live near by, and it was ${X.introduced}. ${H.name} went to say so, and then stood about. "${X.says}," said ${X.name}. It was hard to think what came after that. By noon they had got no further. But they had got as far as sitting down.`,
            `It rained, and there was one dry place, and ${X.introduced} was already in it. Neither of them knew what to say, and they looked at the rain. "Wet," said ${X.name}, at last. "Very," said ${H.name}. ${heardBack} "Do you?" "Not on Thursdays," said ${H.name}. It was a beginning.`,
            `It was ${X.introduced} who spoke first, over the wall. "${X.says}. I hope you don't mind. ${'I have been going past your gate for a year.'}" "I know," said ${H.name}. "I have been watching you do it." ${heardBack} "Only when it's called for," said ${H.name}.`,
            `They met because of a gate. ${H.name} was coming out and ${X.introduced} was going in. Neither of them would go first. "After you," said ${X.name}. "No, no," said ${H.name}. They were there until the middle of the afternoon, and by then it would have been rude not to be friends.`,
          ].filter((each) => !hasNoWeather || !/\brain/.test(each)),
          `It was ${X.introduced} who spoke first. "${X.says}. I have been going past your gate for a year." "I know," said ${H.name}. "I have been watching you do it." It was a beginning.`,
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: X, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: first.old.map((each) => `${each} "${no}," they both said.`),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: first.poses[0], feeling: 'worried' },
            { who: X, pose: first.poses[1] === 'sleep' ? 'sit' : first.poses[1], feeling: 'surprised' },
          ],
        },
      },
      {
        text: second.old.map((each) => `${each} "${no}," they both said.`),
        scene: {
          camera: 'close',
          actors: [
            { who: X, pose: second.poses[1] === 'sleep' ? 'sit' : second.poses[1], feeling: 'worried' },
            { who: H, pose: second.poses[0], feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `They were both tired by then, and that is when things get out. "No wonder nobody asks you anywhere," said ${H.name}. ${H.name} heard it, and could not get it back. ${X.name} put down what there was to put down. "Nobody asks you, either," said ${X.name}. It was perfectly true, and no help. Then there was ${X.name}, a long way off already, and then there was only the path.`,
          `Then ${H.name} said it. "You could at least try," said ${H.name}, "to be a bit more like me." ${H.name} was sorry at once, but it had been said. ${X.name} did not shout. ${X.name} got ready to go. "I did try," said ${X.name}. "I have been trying since lunch."`,
          `"Is there anything you do properly?" said ${H.name}. It was meant to be funny. But it was not funny at all. "Yes," said ${X.name}. "But I do it at home." And there went ${X.name}, down the path, getting smaller.`,
          `"I don't see why you can't just do it the usual way," said ${H.name}. "I am doing it the usual way," said ${X.name}. "Well, it looks silly," said ${H.name}. There was no calling that back. ${X.name} went quite still, and then went home.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: X, pose: 'walk', feeling: 'sad' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `It was the day of ${treat} at last. ${H.name} had marked it on the wall, in three colours. "What's the matter?" said ${K.name}. "I was unkind to ${X.name}," said ${H.name}, "and I ought to say sorry. But it's a long way, and ${treat} begins at six."`,
            `${H.name} told it to ${K.name} from the beginning, and left nothing out. "Was it true, what you said?" said ${K.name}. "No," said ${H.name}. "Not really." People were going by in their best, on the way to ${treat}. Some of them waved. ${H.name} forgot to wave back.`,
            `That was the day of ${treat}, and ${H.name} had been looking forward to it since the spring. "You're not dressed," said ${K.name}. ${heard} "Did you ask?" said ${K.name}. "I was too busy telling," said ${H.name}. It was nearly time to go.`,
            `There was ${treat} that evening, and a place kept. ${H.name} brushed what needed brushing. "You've gone quiet," said ${K.name}. "I said something unkind to ${X.name}," said ${H.name}, "and I can't forget it." ${cap(K.name)} did not say anything, and just held the coat.`,
          ],
          `There was ${treat} that evening, and a place kept. "You've gone quiet," said ${K.name}. "I said something unkind," said ${H.name}, "and I can't forget it."`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'think', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"You'll miss the beginning," said ${K.name}. "I've got to say sorry first," said ${H.name}. They went along the lane the wrong way, against everybody. People kept on telling them that it was in the other direction. They went on, all the same, to the house of ${X.name}.`,
          `The door was open, and there was light and music. ${H.name} walked past it, to find ${X.name}. Somebody called out that there was a seat. "Keep it for me," called ${H.name}, but knew that it would be gone. And on they went, with the dusk coming down, and ${K.name} one step behind.`,
          `They could hear the music start. But ${X.name} lived at the other end of the lane. There was no time for both. ${H.name} stood between the two for as long as it takes to count ten. "They'll give my place away," ${H.he} said. Then ${H.he} turned round and went the other way. "Wait for me," said ${K.name}.`,
          `At the gate the road went two ways. One of them had lights along it, and a smell of frying. The other was dark, and led to ${X.name}. "It could wait until tomorrow," said ${K.name}. "It could," said ${H.name}, "but I couldn't." So they took the dark way, and the band struck up behind them, without them.`,
        ],
        scene: {
          setting: outside,
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'determined' },
            { who: K, pose: 'walk', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          problem.troubles.flatMap((told) => [
            `${H.name} had practised saying sorry, all the way. Now there was no time to say it. ${told(X.name)} "Is that you?" said ${X.name}. "It's all of us," said ${H.name}. "Hold on."`,
            `"Listen," said ${H.name}. It came again, from quite the wrong place: "${X.says}." Then they saw why. ${told(X.name)} "I must look silly," said ${X.name}. "You don't look silly at all," said ${H.name}.`,
            `${X.name} was not at home. ${X.name} was a good deal nearer than that. ${told(X.name)} "I was coming to say something to you," said ${X.name}. "So was I," said ${H.name}. "You go first. No, wait. We'll get you out first."`,
            `They heard ${X.name} before they saw anything. "${X.says}," it went, not very loud. ${told(X.name)} "Please don't laugh," said ${X.name}. "I wasn't going to," said ${H.name}.`,
          ]),
          `They heard ${X.name} before they saw anything. ${problem.short(X.name)} "Please don't say it," said ${X.name}. "I wasn't going to," said ${H.name}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: X, pose: 'sit', feeling: 'worried' },
            { who: H, pose: 'run', feeling: 'worried' },
          ],
        },
      },
      {
        text: attempts.flatMap(([one, two]) => [
          `${cap(K.name)} tried first one thing, and then another. ${one} ${two} "${no}," said ${X.name}, quite bravely. ${H.name} said nothing. ${H.name} had thought of something, and was trying not to, because it was so odd.`,
          `${one} ${two} "${no}," said ${X.name}, and tried to laugh. Then nobody said anything, and it began to get dark.`,
          `${cap(K.name)} had ideas. ${one} ${two} "It was kind of you," said ${X.name}. "${no}," said ${H.name}, and stopped, and looked again.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: X, pose: 'sit', feeling: 'sad' },
            { who: H, pose: 'think', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"Don't laugh," said ${H.name}. "I never have," said ${X.name}, which was so. That settled it. ${solved}`,
          `"This is one of the things that I do differently," said ${H.name}. "Good," said ${X.name}. "I've had enough of the other kind." ${solved}`,
          `"I do a thing," said ${H.name}. "I do it all day, and I have never thought anything of it. You may not care for it." "Do it," said ${X.name}. ${solved}`,
          `It was so simple that ${H.name} was almost too embarrassed to say. "I could just do what I always do." "What is it that you always do?" said ${X.name}. So ${H.name} did it. ${solved}`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'determined' },
            { who: X, pose: 'look-up', feeling: 'surprised' },
          ],
          things: tied,
        },
      },
      {
        text: [
          `For some time they only breathed. "About what you said," said ${X.name}. "Yes," said ${H.name}. "I'm sorry I said it." "I said unkind things too," said ${X.name}. "I said them all the way home, but you weren't there." They were so sorry, and so comfortable, that they did not notice when the band stopped.`,
          `"What an extraordinary thing to do," said ${X.name}. "Do you do it often?" "All day," said ${H.name}. "I never looked," said ${X.name}. "I was looking for something more like me." ${H.name} knew about that, and was sorry, and said so. Far away people were clapping, for somebody else. Neither of them turned round.`,
          `They sat down where they were. "I'm sorry I wanted you to be like me," said ${H.name}. "If I had been like you," said ${X.name}, "I should never have needed you." They thought about that. A long way off, the music stopped, and people clapped.`,
          `"You are missing ${treat}," said ${X.name}. "Yes," said ${H.name}. It did hurt a bit, round the edge. "I'm sorry for what I said. You do it properly. It just isn't my properly." ${X.name} gave this some thought. "Mine isn't yours, either," said ${X.name}, and moved over.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'shy' },
            { who: X, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            ...(mine.includes(yours) || yours.includes(mine)
              ? []
              : [
                  `They have supper together on most days now, at a table with a line down the middle. ${H.names} side has ${mine}. ${X.names} side has ${yours}. They pass the salt. "${yes}," says ${X.name}, looking across with some alarm, and some pride.`,
                ]),
            ...(sleep === ''
              ? []
              : [
                  `Now and then one of them stays the night. ${sleep} "We just lie down." "I know," said ${X.name}. They said good night, each in the proper way, and for a moment nobody could have told you which was which. "${yes}."`,
                ]),
            `When they go out together, one goes by the wall and one by the ditch. They get there at different times. They have different teas, and tell each other about them. "${no}," says ${H.name}, now and then, from habit. "No," says ${X.name}, comfortably. "${yes}."`,
            `Nobody can see what they have in common, and people do ask. "Nothing," says ${H.name}. "Nothing whatever," says ${X.name}. Then they go and sit on the wall, one at each end, and it is never a minute before somebody says "${H.says}". "${yes}."`,
          ],
          `Nobody can see what they have in common, and people do ask. "Nothing whatever," says ${X.name}. "${yes}," says ${H.name}, and they go and sit on the wall.`,
        ),
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: X, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
