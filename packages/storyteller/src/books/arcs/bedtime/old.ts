import type { Told } from '../../arc.ts';
import { cap, fitting } from '../wording.ts';
import type { Bedtime, Sleeper } from './arc.ts';
import { asOurs } from './ways-to-sleep.ts';

const REFRAINS = [
  'Somebody ought to be awake',
  'Somebody has to keep an eye on it',
  'Somebody should be up',
  'It cannot be left to itself',
  'You cannot just leave it lying there',
  'It will have to be me',
  'There has to be one person up',
  'Not while I am looking after it',
] as const;

/** Told from eight: who is looking after the night? A watch is kept, and has to be handed over. */
export function old({ hero, child, grownUp, sleepers, keeper, hum, chance }: Bedtime): Told {
  const name = hero.name;
  const g = grownUp.name;
  const k = keeper.theKind;
  const duty = chance.pick(...REFRAINS);
  const [first, second] = sleepers;
  const we = (sleeper: Sleeper): string =>
    fitting(18, `We ${asOurs(sleeper.sleeps)}`, `We ${asOurs(sleeper.way.short ?? 'sleep')}`);
  const where = hero.isChild ? 'under the window' : 'by the gate';
  const chore = chance.pick('the washing-up', 'the pans', 'the ironing', 'the lunch boxes', "tomorrow's shirts");
  const guest = hero.isChild
    ? ''
    : ` ${cap(hero.introduced)} had come to stay with ${child.name}, who was asleep already, and no help.`;
  return {
    title: chance.pick(
      `Who Is Looking After the Night?`,
      `${name} on Duty`,
      `The Night Shift`,
      `Nothing to Report`,
      `All Quiet, and a Cat`,
      `${name} Keeps Watch`,
      `Handing Over`,
    ),
    refrain: duty,
    pages: [
      {
        text: [
          `It began with a question, as most lying awake does.${guest} "Who's looking after it?" said ${name}. "After what?" said ${g}, at the door. "The night." ${cap(g)} thought about it. "It more or less runs itself," said ${g}, and went down to see to ${chore}, humming. ${hum}. ${name} lay and looked at the moon. People do not say that about things that are really all right.`,
          `"Is anyone up?" said ${name}.${guest} "You are," said ${g}. "I mean on purpose. In charge." "Of the night?" said ${g}. "I don't think there is anyone. It just goes along." And ${g} went along too, downstairs, to do ${chore} and hum. ${hum}. The moon looked in at the window. There was nobody in charge of that, either.`,
          `Most questions go away if you lie still. This one did not.${guest} "Who minds the night?" said ${name}. "Minds it?" said ${g}. "Like a shop. Somebody has to be behind it." "I don't believe anybody does," said ${g}. "It's always been left open." Then ${g} went down to finish ${chore}. ${hum}, went the humming, the way it did every night. The moon stood in the window. Anyone could have walked off with it.`,
          `"Who's on tonight?" said ${name}.${guest} ${cap(g)} stopped, with one hand on the light. "On what?" "On the night. Who's doing it?" "Nobody does it," said ${g}. "It gets dark, and later it gets light." That was supposed to be a comfort. The light went out. Soon there was humming from the kitchen, where ${g} had started on ${chore}. ${hum}. ${name} sat up. The moon was very round, and quite alone.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [
            { who: hero, pose: 'sit', feeling: 'worried' },
            { who: grownUp, pose: 'stand', feeling: 'calm' },
            ...(hero.isChild ? [] : [{ who: child, pose: 'sleep', feeling: 'sleepy' } as const]),
          ],
          things: ['moon'],
        },
      },
      {
        text: [
          `Think of it. A bus has a driver. A pool has somebody with a whistle. A soup has somebody who stirs it. But at about ten o'clock they all go home and put on pyjamas. And then they shut their eyes, every one of them, all together. Suppose it stopped? Suppose the morning came to the corner and nobody was there to let it in? "${duty}," said ${name}, and got out of bed.`,
          `By day there were people for everything. There was even a person for lost umbrellas. And then at bedtime they simply stopped, all together. But the night is a very big thing to leave lying about. ${name} could not see how it had worked so far. It must have been luck. "${duty}," said ${name}, and put both feet on the floor.`,
          `${name} went through them, one by one. The lady at the shop would be in bed. The man who drove the bus would be in bed, and so would the bus. There was no one in the school. There was no one in the whole of the town hall. All those places, and all that dark, and not a soul to see that it was done properly. "${duty}," said ${name}. There seemed to be only one person left.`,
          `Every ship has somebody at the wheel. ${name} had seen a picture. Every museum has a man on a chair. Even the biscuits had ${g} to count them. And this was the whole night, with stars in it. They had all just turned over and let it go by. It only had to run into something once. ${name} pushed back the covers. "${duty}."`,
        ],
        scene: { camera: 'medium', actors: [{ who: hero, pose: 'think', feeling: 'determined' }] },
      },
      {
        text: [
          `${name} took up a post at the window, with a blanket, a torch and a notebook. It was important to write things down. "8.10. Dark," wrote ${name}. "8.14. A cat. 8.20. The same cat, going the other way. 8.25. Nothing. 8.30. More of it." It is surprising how much there is to watch, when nothing happens. You have to watch all of it.`,
          `There had to be a chair, a blanket and a torch. There had to be a notebook, or nobody would believe it. "8.10. All quiet," wrote ${name}. "8.12. Still quiet. 8.15. Somebody sneezed, over the road. Bless them." The lamps came on along the street, one at a time. ${name} counted them in, like sheep, but more carefully than that.`,
          `If a thing is worth watching, it is worth watching with a notebook. ${name} found one, and a torch to see it by, and a blanket for round the outside. "8.10. Began," wrote ${name}. "8.15. Went on. 8.17. A noise. 8.18. It was me." There was more night out there than ${name} had thought. It went right up to the sky and then it was the sky as well.`,
          `${name} made a proper job of it. There was a blanket for the cold and a torch for emergencies. A new page of the notebook was headed NIGHT. "8.10. Started," it said below. "8.11. So far so good. 8.19. A leaf. 8.22. A cat, on business. 8.29. That leaf again." By half past eight ${name} knew the dark over the road better than anybody alive. It was mostly a wall.`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: hero, pose: 'sit', feeling: 'determined' }],
          things: ['blanket', 'torch', 'notebook'],
        },
      },
      {
        text: [
          `At nine, ${first.figure.aKind} stopped ${where}. "What are you doing up?" it said. "I'm on duty," said ${name}. "How do you all go off like that? Who sees to things?" "I never asked," said ${first.figure.theKind}. "${we(first)}." It sounded restful. ${name} tried it, only to see. But ${first.way.why[0]}, and besides, nobody would have been watching. "${duty}," said ${name}.`,
          `"You've got a light on," said somebody ${where}. It was ${first.figure.aKind}, on the way to bed. "I'm keeping watch," said ${name}. "Does it need it?" said ${first.figure.theKind}. "${we(first)}. It's always been there in the morning." ${name} gave that a try. But ${first.way.why[1]}. And it had not answered the question. "${duty}," said ${name}.`,
          `The first to go by was ${first.figure.aKind}. "Can I help you?" said ${name}, ${hero.isChild ? 'through the window' : 'over the gate'}. "I'm going to bed," said ${first.figure.theKind}. "Isn't everyone? ${we(first)}." "And then who's left?" said ${name}. ${cap(first.figure.theKind)} looked behind, as if somebody might be. ${name} tried it that way, just to be fair. But ${first.way.why[0]}. "${duty}," said ${name}.`,
          `Towards nine there was company. ${cap(first.figure.aKind)} had stopped ${where} to look at the torch. "Lost something?" it said. "Not yet," said ${name}. "That's why I'm here. What do you do at night?" "Sleep. ${we(first)}." "And if something happens?" "It's never woken me," said ${first.figure.theKind}. ${name} could not fault that, and tried it. But ${first.way.why[1]}. "${duty}," wrote ${name}, and underlined it.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: first.figure, pose: 'stand', feeling: 'curious' },
            { who: hero, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `Next came ${second.figure.aKind}, in a hurry. "Can't stop," said ${second.figure.theKind}. "Bed." "But how do you know it's safe to?" said ${name}. "${we(second)}. There isn't room left over for knowing." ${name} tried that as well, for nearly a minute. But ${second.way.why[0]}. The notebook slid off and had to be found again with the torch. "9.40," wrote ${name}. "Still me."`,
          `${cap(second.figure.aKind)} went by at half past nine. "What's the secret?" called ${name}. "Of sleeping? ${we(second)}." "And who keeps an eye on things?" "You seem to be," said ${second.figure.theKind}. "Good night." It was what ${name} had been afraid of. ${hero.He} tried that for a bit. But ${second.way.why[1]}. "9.40," wrote ${name} in the notebook. "${duty}. It is me."`,
          `The next one along was ${second.figure.aKind}, who looked up and jumped. "Oh, it's a person," said ${second.figure.theKind}. "What's wrong?" "Nothing, so long as I'm here." "I see. ${we(second)}, and I'm late for it." ${name} thought one might do that and still listen. It was given a fair try. But ${second.way.why[1]}. "9.40," said the notebook, a little crossly. "Back at post."`,
          `Somebody yawned ${where}. It came from ${second.figure.aKind}. ${name} yawned too, and turned away to do it, because a yawn can look bad on duty. "You want to get some rest," said ${second.figure.theKind}. "${we(second)}. Works every time." It was only polite to try. But ${second.way.why[0]}. "9.40," went into the notebook. "Tried something. Will not do it again."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: hero, pose: 'point', feeling: 'sleepy' },
            { who: second.figure, pose: 'walk', feeling: 'sleepy' },
          ],
          things: ['notebook'],
        },
      },
      {
        text: [
          `There was a reason to keep going. ${cap(g)} had once said something about the moon. Just before five it goes down behind the chimneys, bright orange, and nobody ever sees it. ${name} wanted to be the one who had. It would be like owning it. "9.55," wrote ${name}. The pencil wandered off the line. "9.56. Yawned. 9.57. That was not me. 9.58. It was."`,
          `And the best of it was still to come. Just before five, the moon turns orange and goes down behind the roofs, like a penny into a slot. ${cap(g)} had told ${hero.him}. Only people who are up can see it. ${name} was up. It was only seven hours. "9.55," wrote ${name}. "Eyes closed, to rest them. Opened again. 9.56. Where was I?"`,
          `${name} was also waiting for something. There was a story about it, from somebody on an early train. In the last of the night the moon goes orange, like a lamp left on, and slides behind the chimneys. It takes two minutes. You have to be up for it. ${name} had never been up for it. "9.55," said the notebook. "Only seven hours left. 9.57. A long blink. 9.58. Another."`,
          `It was not all duty. There was going to be a reward. Right at the end, before anybody's alarm clock, the moon turns the colour of marmalade and drops behind the roofs. It happens every clear night, and people sleep through it. This time one person would not. "9.55," wrote ${name}, in letters that leaned on each other. "Still he" was as far as the next line got.`,
        ],
        scene: { camera: 'close', actors: [{ who: hero, pose: 'sit', feeling: 'sleepy' }], things: ['moon'] },
      },
      {
        text: [
          `"You're in my place," said a voice. It was ${keeper.aKind}, very wide awake. "I'm on duty," said ${name}. "No," said ${k}. "I am. I do nights." "Since when?" "Since always. I had a good day's sleep, and a wash, and here I am." ${name} looked at the notebook. There was not one word in it about ${keeper.aKind}. "Nobody told me," said ${name}. "You've never been up," said ${k}.`,
          `Something was looking at ${hero.him}. It was ${keeper.aKind}. "Evening," it said. "You'll be the relief?" "I'm the watch," said ${name}. "There's nobody else. I thought there was nobody else." "That's what they all think," said ${k}, not unkindly. "They're asleep, you see. They never meet us. I've done every night there's been."`,
          `There was a cough. It came from ${keeper.aKind}, who had clearly been there for some time. "May I ask what you're doing?" said ${k}. "Looking after the night," said ${name}. "How kind. And what should I do?" "Don't you go to bed?" "I've just got up," said ${k}. "I'm on until dawn. I'm on until dawn every night, and I must say nobody's offered before."`,
          `A shape came out of the dark, and came up close, and settled itself. It was ${keeper.aKind}. It looked at the torch. It read the notebook, upside down, all the way to the bottom. "This is very thorough," said ${k}. "Who's it for?" "Whoever's in charge," said ${name}. "I couldn't find anyone." "No," said ${k}. "I don't come on until ten."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: keeper, pose: 'stand', feeling: 'proud' },
            { who: hero, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"All by yourself?" said ${name}. "Goodness, no. There's me until it gets grey. Then the blackbird. The baker's in at four, and there are nurses, and a man with a lorry full of milk." "And before you?" "Before me there's the evening shift," said ${k}. "Can't you hear it?" They listened. ${hum}. "That's only ${g}," said ${name}. "Doing ${chore}." "Well," said ${k}, "that's what it looks like."`,
          `"There's a whole list of us," said ${k}. "Nurses. Bakers. A lady who drives the first train. I hand over to the blackbird, and he wakes the rest." "Who hands over to you?" said ${name}. "Downstairs does," said ${k}. "Every night, about now. Listen." ${hum}. It had been going all the time. ${name} had been hearing it ${hero.isChild ? 'for years' : 'all evening'}, and had thought that it was a tune.`,
          `${cap(k)} counted them off. "Me. The post van. Six nurses, that I can see from here. The woman with the bread ovens. Then the blackbird, who does mornings." "That starts at ten," said ${name}. "Who has it until then?" "I take it over from the one in your kitchen." ${name} began to say that nobody down there was doing anything. ${hum}. There had been no gap in it since bedtime. Not one.`,
          `"Would you like to see the others?" said ${k}, and nodded at the dark. There was one yellow window at the hospital. There was another at the bakery. A very small light went along the railway line. "And that one underneath us," said ${k}. "That's the early watch." It was the kitchen, with ${g} in it, busy with ${chore}. ${hum}. All evening it had been going up and down, like somebody walking a wall.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: keeper, pose: 'point', feeling: 'calm' },
            { who: hero, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `"You can stop up with me," said ${k}. "I like company. But I'll tell you the trouble. I'm here to look after people who are asleep. If you're awake, there's nothing for me to do." ${name} thought of the moon, big and orange. It was a lot to give up. Then ${hero.he} thought of ${k}, coming on duty night after night, to find somebody sitting in the chair. "I'd miss it," said ${name}. "Yes," said ${k}. "You would."`,
          `${name} could stay. Nobody was stopping ${hero.him}. In a few hours there would be the moon going down, and somebody to see it at last. But a watch that two are keeping is only two people sitting up. "Do you do it properly?" said ${name}. "Every bit of it," said ${k}. "Even the dull parts?" "Mostly those." It was very hard to shut that notebook.`,
          `"There's one chair," said ${k}. It was not said to hurry anybody. ${name} looked at the chair, and then along the chimneys, where the orange moon would come. It would come whether anybody was there or not. But how would you feel, being awake for a whole town, if the town kept getting up to check? "You'd do it right to the end?" said ${name}. "To the end," said ${k}. So ${name} took the blanket off the chair.`,
          `There were two things, and only one of them could be had. ${name} could see the moon go down, orange, all the way. Or the night could be somebody else's. "What happens if I stay?" "Then we're two friends having a chat," said ${k}. "I'd rather be on duty, if it's all the same to you." ${name} looked at the moon for as long as one can. Then ${hero.he} shut the notebook.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'think', feeling: 'sad' },
            { who: keeper, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"Nothing to report," said ${name}, "except a cat." "Which way?" said ${k}. "Both." "Ah," said ${k}. "That one." Then the stairs creaked, and the hum came in, with ${g} on the end of it. "Still awake?" said ${g}. "I've been on duty. I've just handed over." "Quite right," said ${g}, and nodded to ${k}, the way people do who work at the same place.`,
          `So ${name} handed over, in the proper way, with the torch and the notebook. "It's dark, and there's a cat," said ${name}. "Thank you," said ${k}. "I'll take it from here." ${cap(g)} had come up, still humming, and looked at ${name}, and at the chair, and at ${k}. "Shift over?" said ${g}. "Yes," said ${name}. "Yours too."`,
          `You cannot just stop being on duty. It has to be done right. "All's well," said ${name}, and held out the notebook, and ${k} took it. "All's well," said ${k}. And there in the door was ${g}, with the hum still going. "I saw the light," said ${g}. "Has somebody got it?" "${cap(keeper.theKind)} has," said ${name}. ${cap(g)} looked out into the dark and gave a sort of bow.`,
          `${name} read it all out, from the top, so that nothing should be missed. ${cap(k)} listened to every line. "And a cat," said ${name}, "and that's the lot." "I have it," said ${k}. The door moved. The hum had come up to see why there was talking, and brought ${g}. "Is this the late watch?" said ${g}. "Delighted. I'm the early one." They seemed to have known each other for some time.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: hero, pose: 'stand', feeling: 'sleepy' },
            { who: grownUp, pose: 'stand', feeling: 'happy' },
            { who: keeper, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `It is easy, when it is not your turn. ${name} lay down in the dip in the middle. Somebody was awake, and it was somebody else, and ${name} slept. At five to five the moon went down behind the chimneys, and ${name} did not see it. But there was one more line in the notebook, very scratchy, as if by a claw. "4.55. Orange. Looked at it for both of us."`,
          `${name} meant to listen for the change of shifts. There was the hum, going down the stairs, and then no hum. There was a small, wide-awake sort of quiet. And ${name} was asleep. Much later the moon went down, and in the notebook somebody made a mark beside it. It was round, and took up most of the page, and was pressed very hard.`,
          `The last thing in the notebook was in very sleepy writing, and it sloped. "10.15. All well. Somebody is awake," it said, "and it is not me." Under it there was a scratch, like a tick. And the moon went down by itself, as orange as anything, with ${keeper.aKind} to see it home.`,
          `There was a dip in the bed, where there is one every night, and ${name} fitted it, and slept. The hum went downstairs and put itself away. Outside something shook itself and was still. In the morning the pencil had been sharpened at one end, as if with a beak or a tooth. "Saw the moon off," said the notebook. "It asked where you were. I told it."`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'sleep', feeling: 'sleepy' },
            { who: keeper, pose: 'stand', feeling: 'calm' },
          ],
          things: ['moon', 'notebook'],
        },
      },
    ],
  };
}
