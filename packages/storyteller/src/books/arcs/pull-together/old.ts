import type { ActorHint, BeatPage, Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { Puller, PullTogether } from './arc.ts';

const MOST = 20;

/** Two in the row are not speaking; the thing moves by an inch at last; and to listen, somebody has to let go of it. */
export function old(bound: PullTogether): Told {
  const {
    hero: H,
    child: K,
    grownUp: G,
    job,
    it,
    first,
    stuck,
    held,
    frame,
    shown,
    pullers,
    small: S,
    smallest,
    refrain,
    chance,
  } = bound;
  const [a, b, c] = pullers;
  const It = cap(it);
  const quarrel = chance.pick(
    ['a borrowed ladder', 'the ladder'] as const,
    ['who had won the egg and spoon race', 'the spoon'] as const,
    ['a song that had been sung at six in the morning', 'the song'] as const,
  );
  const beside: readonly ActorHint[] = K ? [{ who: K, pose: 'reach', feeling: 'determined' }] : [];
  const joins = (puller: Puller, count: 1 | 2 | 3, texts: readonly string[]): BeatPage => ({
    text: texts.map((text) => text.replaceAll(/\."(?= said)/g, ',"')),
    scene: {
      camera: (['medium', 'wide', 'medium'] as const)[count - 1] ?? 'wide',
      actors: [
        { who: puller.who, pose: 'reach', feeling: 'determined' },
        { who: H, pose: 'reach', feeling: (['determined', 'surprised', 'worried'] as const)[count - 1] ?? 'worried' },
        { who: S, pose: 'wave', feeling: 'shy' },
        ...beside,
      ],
      things: shown,
    },
  });
  return {
    title: titled(
      chance.pick(`The Inch`, `What ${S.name} Was Trying to Say`, `The Long Row`, `Everybody but the ${S.kind}`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          stuck && held
            ? [
                `At half past nine ${first} took the short way home. By ten it was clear that this would be the long one. There was ${held} up to the knees, and a little over. "It's good ${held}," said ${it}. "I've nothing against it." ${job.plant(it, smallest)} A small crowd had come to look. It is easy to get a crowd for that sort of thing.`,
                `There are people who go round. ${cap(first)} had seen a straight line, with ${held} in the middle, and had gone along it as far as it went. Now there was no forward and no back. ${job.plant(it, smallest)} "I wonder," said ${it}, "whether somebody would be so kind." Something had to be done, because ${job.wanted}.`,
                `"How long have you been in there?" said ${G.name}. "What time is it?" said ${first}, from the middle of the ${held}. It had been a very good idea, until about the middle. ${job.plant(it, smallest)} People said that it must be nice and cool, and other things of that kind. Then they saw that ${it} was not smiling.`,
              ]
            : stuck && frame
              ? [
                  `At half past nine ${first} tried the ${frame} for size. By ten it was clear that it did not come in that size. "It's a good ${frame}," said ${it}. "I've nothing against it." ${job.plant(it, smallest)} A small crowd had come to look. It is easy to get a crowd for that sort of thing.`,
                  `Most people look at a ${frame} and think nothing of it. ${cap(first)} had looked at it, and thought, "I wonder." Now there was no forward and no back. ${job.plant(it, smallest)} "I wonder," said ${it} again, "whether somebody would be so kind." Something had to be done, because ${job.wanted}.`,
                  `"How long have you been in there?" said ${G.name}. "What time is it?" said ${first}, from the ${frame}. It had gone very well, until about the middle. ${job.plant(it, smallest)} People said that it must be nice and snug, and other things of that kind. Then they saw that ${it} was not smiling.`,
                ]
              : stuck
                ? [
                    `At half past nine ${first} went into a hole in the hedge. By ten it was clear that nobody was coming out. "It's a good hedge," said ${it}. "I've nothing against it." ${job.plant(it, smallest)} A small crowd had come to look. It is easy to get a crowd for that sort of thing. It is what to do with it afterwards.`,
                    `There are people who go round a hedge. ${cap(first)} had seen a hole in it. So now there was a front half in the lane and a back half in the garden, and they had not much to say to each other. ${job.plant(it, smallest)} "I wonder," said the front half, "whether somebody would be so kind." Something had to be done, because ${job.wanted}.`,
                    `"How long have you been in there?" said ${G.name}. "What time is it?" said ${first}, from the middle of the hedge. It had been a very good hole, until about the middle. ${job.plant(it, smallest)} People said that it must be nice and cool in there, and other things of that kind. Then they saw that ${it} was not smiling.`,
                  ]
                : [
                    `There was ${first}, and it had been there for a long while. But today it ${job.needs}, because ${job.wanted}. ${job.plant(it, smallest)} That was a small thing, and nobody noticed it. They were all looking at ${it}, which was so much larger.`,
                    `"It only wants a pull," said ${G.name}, walking round ${first}. It ${job.needs} by the afternoon, because ${job.wanted}. ${job.plant(it, smallest)} But nobody looked down there. People were already rolling up their sleeves.`,
                    `It was ${first}, and it had stood there so long that it seemed to have grown there. But now it ${job.needs}, because ${job.wanted}. ${job.plant(it, smallest)} Only one of them all had seen that. And nobody listened to that one, because nobody listens to somebody so small.`,
                  ],
          stuck
            ? `It was about ten when it was clear that ${it} was stuck in the ${held ?? frame ?? 'hedge'}. ${job.plant(it, smallest)} A small crowd had come to look. It is easy to get a crowd for that sort of thing. It is what to do with it afterwards.`
            : `It ${job.needs}, because ${job.wanted}. ${job.plant(it, smallest)} Only one of them all had seen that, and nobody listened to that one.`,
        ),
        scene: {
          setting: job.setting,
          camera: 'wide',
          actors: stuck ? [{ who: stuck, pose: 'stand', feeling: 'worried' }] : [],
          things: shown,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${H.introduced} went first. It is a fine feeling, with people watching. ${H.name} took hold of ${it}, and${K ? ` ${K.name} took hold of ${H.name}, and` : ''} leaned back until there was nothing to see but sky. "${refrain}" said somebody at the back. "Excuse me," said somebody else. It was a very small voice, and came from lower down. It belonged to ${smallest}. "Not now," said ${H.name}, out of the side of a smile.`,
            `"Stand back," said ${H.introduced}, who had read about levers. It may be that it was the wrong chapter. ${H.name} pulled to the left. ${H.name} pulled to the right.${K ? ` ${K.name} came and pulled as well.` : ''} "${refrain}" they sang, over by the wall. When it was quiet, there was ${smallest}. "Excuse me," said ${S.name}, "but I happened to be down here." But the singing had begun again.`,
            `It fell to ${H.introduced}, who had once moved a piano. It was not a large piano, but it had been upstairs.${K ? ` ${K.name} held on behind.` : ''} There was pulling until there were spots. "${refrain}" shouted everybody. "Excuse me," said a voice. ${H.name} looked all round at the height where people are. But it was ${smallest}, and that is a long way below.`,
            `Somebody has to be first, and ${H.introduced} had eaten a good breakfast. "It's all in the knees," said ${H.name}, and bent them.${K ? ` ${K.name} bent some too.` : ''} You could hear the effort from the road. You could not see anything come of it. "${refrain}" It was then, for the first time, that ${smallest} said "Excuse me." Nobody wrote it down.`,
          ],
          `${H.name} went first, and took hold of ${it}.${K ? ` ${K.name} held on behind.` : ''} There was pulling until there were spots. "${refrain}" shouted everybody. "Excuse me," said a voice. It was ${S.name}, a long way below. "Not now," said ${H.name}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'determined' },
            ...beside,
            { who: S, pose: 'wave', feeling: 'shy' },
          ],
          things: shown,
        },
      },
      joins(a, 1, [
        `The next was ${a.who.introduced}. "${a.reason}" ${cap(a.called)} took ${H.name} round the middle, and they began again, with a count. But ${a.fail[0]}. "It's not that," said ${S.name}. "It's quite a small thing." But the crowd was singing "${refrain}", and nobody heard.`,
        `"${a.reason}" said ${a.who.introduced}, getting in behind ${H.name}. It made all the difference, for a moment. You could feel it. But ${a.fail[0]}. "Excuse me," said ${S.name}, and ran round to the other side, to see if that side was listening. "${refrain}" said that side.`,
        `Then there was ${a.who.introduced}, who said, "${a.reason}" So ${a.called} held ${H.name}, and ${H.name} held ${it}. They pulled for as long as you can without a rest. But ${a.fail[0]}. ${S.name} had got up on an upturned bucket by now. "Excuse me," said ${S.name}, to the backs of a great many knees.`,
        `"Room for one more?" said ${a.who.introduced}. "${a.reason}" There was room. ${cap(a.called)} took hold of ${H.name} by the belt, and pulled. But ${a.fail[0]}. "What you have there," began ${S.name}. "${refrain}" went the crowd, who had got to know the tune. ${S.name} waited for a verse to end. It was the kind that has no end.`,
      ]),
      joins(b, 2, [
        `After ${a.called} came ${b.who.introduced}. This was awkward. The two of them had not spoken since the spring. It was about ${quarrel[0]}. "${b.reason}" said ${b.called}, to the air. To pull, you have to hold on. ${cap(b.called)} took hold of as little of ${a.called} as there was. They heaved. But ${b.fail[0]}. "Your fault," said one. "Yours," said the other. That was the most they had said since April.`,
        `"${b.reason}" The crowd moved up. It was ${b.who.introduced}. There was only one place to go, and that was behind ${a.called}. Everybody knew about it. It was over ${quarrel[0]}. It had lasted since the spring. ${cap(b.called)} held on by as little as would do. But ${b.fail[0]}. "Some people," said ${a.called}, "do not pull." "Some people," said ${b.called}, "are hard to get hold of." "Excuse me," said ${S.name}.`,
        `There was a sort of hush, because the next in the row was to be ${b.who.introduced}. ${cap(b.called)} and ${a.called} were not on terms. It had been about ${quarrel[0]}. "${b.reason}" ${cap(b.called)} took hold, looking hard at a cloud. They pulled, all in one line and in two different tempers. But ${b.fail[0]}. "${refrain}" said the crowd. It did not seem to make it any better.`,
        `Now there is something that you ought to know about ${b.who.introduced}. ${cap(b.called)} and ${a.called} lived on one lane, and took care never to meet in it. That was on account of ${quarrel[0]}. "${b.reason}" But the only one to hold on to was the very last that anybody would choose. They heaved. But ${b.fail[0]}. "You're pinching," said ${a.called}. "Excuse me," said ${S.name}, who saw everything.`,
      ]),
      joins(
        c,
        3,
        [
          `By noon there was ${c.who.introduced} too. "${c.reason}" That made so long a row that the end of it had to be told by post. Then they pulled. Something groaned. Something gave. "It moved!" cried ${H.name}. It had, by one whole inch! They hung there with their eyes shut, holding it, and no one dared to breathe. "Excuse me," said ${S.name}. But nobody can stop for that with an inch in their arms.`,
          `"${c.reason}" And there, on the end, was ${c.who.introduced}. It was now or never. "All together!" said ${G.name}. They went back, and back, till they were nearly lying down, and something creaked. An inch! You could see it, if you knew where to look. "Hold it!" said ${H.name}. "Nobody let go of that inch!" And "Excuse me," said ${S.name}, right beside the foremost foot. "Please."`,
          `Last of all came ${c.who.introduced}, out of breath. "${c.reason}" It was a row to be proud of. ${G.name} beat time on a pan. They all leaned, and something, somewhere, went by about an inch. A shout went up. And there they stuck, with their inch, and every arm shaking. "Excuse me," said ${S.name}. "I do have to say it now."`,
          `That left ${c.who.introduced}. "${c.reason}" So it was four of them, or five, or more, and a scarf. Somebody counted to three, and for once they all went on it. There was a sound like a drawer. "That was an inch!" said ${H.name}. They had never been so tired, or so pleased. "If you stop now," said ${G.name}, "you'll lose it." "Excuse me," said ${S.name}, and this time it was nearly a shout.`,
        ].map((text) => text.replaceAll(/(?<=[.!?]"? )(the grown-up)/gu, (name) => cap(name))),
      ),
      {
        text: [
          `It was the best they had done all day, and ${H.name} had the front of it in both hands. Now ${H.name} could see straight down. There stood ${S.name}, who had been saying the same two words since ten o'clock. To hear the rest, you would have to bend, and to bend, you would have to let go. ${H.name} thought about the inch. Then ${H.name} let go of it.`,
          `"If we stop, we shall lose it," said ${a.called}. It was true. They had pulled all morning for that inch. But ${S.name} had asked so politely, eleven times. "What is it?" said ${H.name}, and turned round. You cannot turn round and pull. The inch was lost, with a bump.`,
          `${H.name} looked at the inch. It had cost a whole morning. Then ${H.name} looked down. ${S.name} had stopped saying anything, and only stood there, as if it were no use. That was worse than losing an inch. "Wait," said ${H.name}. "I'm listening. Go on." And ${H.name} let go, and the inch went back to where it had come from.`,
          `All the way down the row they leaned on that inch, and ${H.name} was at the front of it. Close by one foot somebody was jumping up and down to be seen. It was ${S.name}, no higher than a bootlace. "I can't hear you from here," said ${H.name}. To hear, you had to kneel, and to kneel, you had to let go. ${H.name} let go, and knelt.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'look-up', feeling: 'worried' },
            { who: S, pose: 'stand', feeling: 'sad' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `They all went down like a fence. "You let go!" said ${c.called}. "We had it!" Half of the crowd said that this was enough for them, and went home to lunch. They did not say it kindly. ${H.name} stayed where ${H.name} was, on both knees, with one ear to the ground. "Well?" said ${H.name}. "${job.says}" said ${S.name}.`,
          `Nobody was pleased. "All that way," said ${b.called}, "for an inch, and then to drop it!" Somebody threw a cap down. The ones at the back, who had never seen what it was all about, said goodbye. It was a much shorter row that was left. ${H.name} took no notice, or tried to. "I'm sorry it took so long," said ${H.name}. "Say it again." "${job.says}"`,
          `First there was a crash, and then there were remarks. They were the sort that you have to pretend not to hear. "I only did it to ask," said ${H.name}. "Ask who?" said ${a.called}. "Ask ${S.kind === 'ant' || S.kind === 'octopus' ? 'an' : 'a'} ${S.kind}?" The crowd was thinner already. One by one the hats were going off down the road. And into the quiet ${S.name} said, "${job.says}"`,
          `The row came down in order, like cards. When they had sorted out the legs, there was a silence, and it was not a friendly one. "Whatever for?" said ${a.called}. "To hear," said ${H.name}, and it sounded thin. People looked at the sky, and remembered things that they had left on the stove. Soon there was nobody by the wall at all. "Please," said ${H.name}. "All of it, from the start." "${job.says}" said ${S.name}.`,
        ].map((text) => text.replaceAll(/\."(?= said)/g, ',"')),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'kneel', feeling: 'shy' },
            { who: S, pose: 'point', feeling: 'calm' },
            { who: a.who, pose: 'sit', feeling: 'angry' },
            { who: c.who, pose: 'sit', feeling: 'angry' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `Nobody knew what to say. "Has that been so all day?" said ${H.name}. "Since before you came," said ${S.name}. "I did try to tell you." Then ${S.name} ${job.does}. That was all that had to be done. And ${it} ${job.goes}.`,
          `"Oh," said ${H.name}. It is a short word, but there was a whole morning in it. "I should need a bit of room," said ${S.name}. They gave ${S.name} enough for a horse. ${S.name} ${job.does}. Nobody sang. There was no call to. ${It} ${job.goes}.`,
          `It was so simple that at first no one believed it. Then they all did, at the same moment, which was the first thing that they had really done together. "May I?" said ${S.name}, and ${job.does}. There was no more to it than that. With hardly a sound, ${it} ${job.goes}.`,
          `Nobody laughed. It might have been better if they had. "And you saw that at ten o'clock," said ${H.name}. "I did try," said ${S.name}, and went on ahead, since it takes a while with legs of that length. They all watched. ${S.name} ${job.does}. "There," said ${S.name}. ${It} ${job.goes}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'reach', feeling: 'determined' },
            { who: H, pose: 'kneel', feeling: 'surprised' },
            ...(stuck
              ? [{ who: stuck, pose: 'jump', feeling: 'surprised' } as const]
              : [{ who: b.who, pose: 'sit', feeling: 'surprised' } as const]),
            { who: a.who, pose: 'sit', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `Nobody cheered for quite a time. They were seeing the morning again, with that in it. "I wonder who was pulling hardest," said ${c.called}, at last. It was then that somebody looked. The row had broken up long ago. But ${a.called} and ${b.called} were still sitting where they fell. ${cap(b.called)} had hold of ${a.called} with both arms, and neither of them had noticed. "You can let go of me now," said ${a.called}. "I was just about to," said ${b.called}, and did not.`,
          `"What I can't get over," said ${a.called}, "is that we could have had lunch." "We were rather loud," said ${b.called}. They had both said we. It hung there in the air. Then ${a.called} gave a sort of cough. "About ${quarrel[1]}," said ${a.called}. "What about it?" said ${b.called}. "I've forgotten," said ${a.called}. "So have I," said ${b.called}. "Isn't that a relief?"`,
          `Of all that crowd there were only a few to see it. They had it to themselves. ${H.name} lay on the grass, and laughed, and could not stop. After a while ${a.called} began, and it went down the row until it came to ${b.called}. "Was it really ${quarrel[1]}?" said ${b.called}. "All that time?" "I believe it was," said ${a.called}. They moved up to make room, and shared an apple.`,
          `It took a little time for everyone to stop being angry, because they had been so good at it. ${cap(c.called)} was the first. "It is funny," said ${c.called}, and then it was. ${cap(a.called)} held out a hand to help the next one up. It was ${b.called}. For a moment it could have gone either way. "You pull very well," said ${b.called}, "considering ${quarrel[1]}." "I had good hold of me behind," said ${a.called}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: a.who, pose: 'sit', feeling: 'happy' },
            { who: b.who, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: c.who, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"You were very patient," ${H.name} said to ${S.name}. "No," said ${S.name}. "I was furious. It is only that you can't tell, from up there." ${H.name} thought about that. "What did you say, the first time? Before the excuse me?" "I said good morning," said ${S.name}. So ${H.name} said it back. It was past four, but there it was.`,
          `Where they had pulled, the grass was all scraped up, like a page that somebody has rubbed out. ${H.name} walked down it with ${S.name}, who was riding on a sleeve. "Doesn't it make you cross?" said ${H.name}. "It did," said ${S.name}. "But you've no idea what else I know." And ${S.name} told a little of it. They had to stop walking.`,
          `"I lost us the inch," said ${H.name}. "You did," said ${S.name}. "How did it feel?" "Horrible." They watched the last of the hats go over the hill. "It's a funny thing," said ${S.name}. "I have been talking all my life, and I never had to think what came after excuse me. I had hardly anything ready." "It was enough," said ${H.name}.`,
          `"Why didn't you just go and do it?" said ${H.name}. They were looking at the place where it had been. "With all those feet?" said ${S.name}. ${H.name} had not thought of the feet. From down there, it must have been like weather. "Next time I'll look first," said ${H.name}. "Next time," said ${S.name}, "I'm bringing a whistle." They sat there till the shadows had gone all the way across.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: S, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${job.end(S.name, it)} Nobody spoke for a moment, in case something was about to be said.`,
          `There is a row still, most evenings. It is only to sit in. ${job.end(S.name, it)}`,
          `People came back, in the end, to see what they had missed. There was not much. ${job.end(S.name, it)} And whoever came by bent down, just a little, and went on.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: S, pose: 'sit', feeling: 'proud' },
            { who: H, pose: 'sit', feeling: 'happy' },
          ],
          things: stuck ? [] : shown,
        },
      },
    ],
  };
}
