import type { Told } from '../../arc.ts';
import { keeping, titled } from '../wording.ts';
import type { StayedInBed } from './arc.ts';

const MOST = 20;

/**
 * Whoever goes up to fetch it has grumbled too, and is asked whether everybody wants it. To say yes would do, and is not
 * true; what is true is that people grumble at what is theirs.
 */
export function old(bound: StayedInBed): Told {
  const { hero: H, friend: F, first: A, second: B, y, sleeper: Y, home, refrain, chance } = bound;
  const [one, two, three] = y.too;
  const [likes, likesToo, alsoLikes] = y.liked;
  return {
    title: titled(
      chance.pick(
        `the year ${Y.name} stayed in bed`,
        `nine blankets`,
        `what ${Y.name} heard`,
        `the open window`,
        `${H.name} and the other half of it`,
        `too ${one}, too ${two}, and not yet here`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `Everybody had something to say about ${Y.name}. "It's too ${one}," said ${A.introduced}, every year. "It's too ${two}," said ${B.introduced}. "It's too ${three}," said ${H.introduced}, once, because it was one's turn to say something. None of them meant any harm. But ${Y.name} lives at the top of the hill, and sleeps with the window open, and the wind goes that way.`,
          `It is a thing one says, like good morning. "Too ${one} for me," said ${A.introduced}. "Much too ${two}," said ${B.introduced}. "And too ${three}," said ${H.introduced}, who was not even thinking about it. They were talking of ${Y.name}, which was due on Monday. On top of the hill, in a house with a blue door, somebody heard all three of them, and closed the window.`,
          `They stood about and grumbled at ${Y.name}, as they did every year before it came. ${A.introduced} said that it was too ${one}. ${B.introduced} said that it was too ${two}. They looked at ${H.introduced}. "Too ${three}," said ${H.name}, so as not to be left out. It took one second to say. It went up the hill, and in at an open window.`,
        ]),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'angry' },
            { who: H, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On Monday ${Y.name} did not come. Nor did it come on Tuesday. "Well, that's a mercy," said ${A.name}. By Friday nobody was saying so. The days had nothing on them. They were like plates. ${H.name} found that something was missing, and it took until Sunday to find out what. It was ${likes}. "I'm going up there," said ${H.name} to ${F.name}.`,
          `It was marked on every wall, and it did not come. A week went by that belonged to no time of year. Nobody knew what to wear, or what there would be for supper. "It'll be along," said ${B.name}, looking up the road. ${H.name} thought of ${likes}. You can't have that at any other time. "It has never been late," said ${H.name}. "Come on, ${F.name}."`,
          `You do not notice a thing like that arriving. It is just there one morning. So it was some days before they noticed that it was not. "Has anybody seen ${Y.name}?" said ${B.name}. They had not. "Good," said ${A.name}, but it sounded thin. ${H.name} went to the window for ${likes}, and there was only the window. "Something has happened," said ${H.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'look-up', feeling: 'worried' },
            { who: A, pose: 'stand', feeling: 'calm' },
            { who: B, pose: 'stand', feeling: 'worried' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It is a long hill, and at the end of it is the house with the blue door. Nobody answered. ${H.name} tried the handle, and it turned. There were boots in the hall, side by side and dry. There was a coat on the hook. And upstairs sat ${Y.name}, awake, with nine blankets. "You're a week late," said ${H.name}. "${refrain}," said ${Y.name}.`,
          `They climbed until there was no more hill. ${F.name} knocked. ${H.name} knocked. After that they went in, because the house felt so wrong. Everything was ready. It was all packed, and labelled, and stood in the hall. But whoever had packed it was in bed, with the curtains shut and the blankets up. "${Y.name}?" said ${H.name}. "${refrain}," said the blankets.`,
          `The house stood right at the top, and the curtains were drawn. "Perhaps it's ill," said ${F.name}. They went up the stairs on tiptoe. ${Y.name} lay in a bed as wide as a boat, and looked at the ceiling. "Are you ill?" said ${H.name}. "No." "Are you asleep?" "No," said ${Y.name}, and pulled up all nine blankets. "${refrain}."`,
        ]),
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [
            { who: Y, pose: 'sit', feeling: 'sad' },
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They tried what one does try. They took the blankets off, one by one, and by the time they had the ninth, the first was back on. They rang a bell. They rang it until the spoons danced. "You can't wake me," said ${Y.name}. "I'm awake. I've been awake all week." And ${Y.name} turned over to face the wall, so that there was nobody to talk to but a back.`,
          `"One, two, three," said ${H.name}, and they pulled. ${Y.name} has moved hills in its time, and did not notice. Then ${F.name} thought of noise. They banged two lids together by the pillow. "That's very good," said ${Y.name} politely. "But it isn't that I can't hear. I hear extremely well. ${refrain}."`,
          `${H.name} said that everything was ready. ${Y.name} said that was nice. ${F.name} said that it was breakfast time, and that there were buns. ${Y.name} was not hungry. They tried a bell, and they tried a feather, and they tried pulling. It was like pulling a church. "${refrain}," said ${Y.name}. It was not cross. It was only quite sure.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'determined' },
            { who: F, pose: 'reach', feeling: 'determined' },
            { who: Y, pose: 'cover', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Then tell us why," said ${H.name}. For a long time nothing happened. "I had the window open," said ${Y.name}. "I heard what they think of me. One says that I'm too ${one}. One says that I'm too ${two}. And one says that I'm too ${three}. So I thought I'd give them a rest." ${H.name} knew that third voice. It had been ${H.names} own.`,
          `${Y.name} sat up, and it all came out. "Too ${one}," said ${Y.name}. "Too ${two}. I could have borne that. But then somebody said too ${three}. It was a nice voice, too. I'd never heard it say such a thing before." ${F.name} looked at the floor. ${H.name} felt hot all over. It was a nice voice, and it was standing by the bed.`,
          `"I know when I'm not wanted," said ${Y.name}. "They say it every year. I'm too ${one}, and I'm too ${two}." "People only," began ${H.name}. "And too ${three}," said ${Y.name}. "That was a new one. I have thought about that one most of all." So it had been heard. It had only taken a second, and it had lain up here all week.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: Y, pose: 'sit', feeling: 'sad' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It would have been simple to say that it was somebody else. "That was me," said ${H.name}. "I said too ${three}. I didn't think. I only wanted to say something, and I'm sorry." ${Y.name} looked at ${H.him} for some time. "And is it true?" ${H.name} had to be honest now. "Yes," said ${H.name}. "Sometimes it is. But it isn't the half of it."`,
          `"It was I who said it," said ${H.name}. The room was very still. ${F.name} came and stood closer. "You climbed up all this way," said ${Y.name} slowly, "to fetch me, and you said that?" "Both," said ${H.name}. "You are a bit ${three}. And I couldn't stand it without you. I only ever said the first part out loud."`,
          `"Don't," said the look on ${F.names} face. Nobody need ever know. But one can't ask somebody to get up, and lie to them while they look for their socks. "The third one was me," said ${H.name}. "Oh," said ${Y.name}. "I'm sorry," said ${H.name}. "It was the easy half. There's another half, and I never said it. Shall I?"`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'kneel', feeling: 'determined' },
            { who: Y, pose: 'sit', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"I like ${likes}," said ${H.name}. "I look forward to it from one year to the next. And I like ${likesToo}. Nobody else can do that." ${Y.name} did not say anything, but a foot had come out of the bed. "Do they all want me?" said ${Y.name}. It would have been kind to say yes. "I don't know," said ${H.name}. "I'll ask them. You can leave the window open."`,
          `So ${H.name} said it, all of it. There was ${likes}. There was ${likesToo}. It took a while, for it turned out that there was a great deal. "Go on," said ${Y.name}, whenever it stopped. "And the others? Do they think so too?" ${H.name} was not going to say a thing again that was not so. "I can only speak for me," said ${H.name}. "But I can go and ask. Listen at the window."`,
          `"The other half is ${likes}," said ${H.name}. "It's ${likesToo}. It's all the things that I'd tell somebody about you who had never met you." "You never told me," said ${Y.name}. "No," said ${H.name}. "You were always there." One of the nine blankets slid to the floor. "And the rest of them?" said ${Y.name}. "Open the window," said ${H.name}, and ran down the hill.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: Y, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They were all standing about, not knowing what to do with the day. "It heard us," said ${H.name}. "All three of us." Nobody spoke. "I never meant it," said ${A.name}. "One has to say something. I've got a whole drawer of things that I only wear then." "I miss ${alsoLikes}," said ${B.name}. "Don't tell me," said ${H.name}. "Tell that window." And they all turned round, and looked up the hill.`,
          `"Why did you say too ${one}?" ${H.name} asked ${A.name}. ${A.name} thought. "I say it about my sister as well," said ${A.name}. "I say that she's too loud. I'd walk to the sea for her." "And you?" ${B.name} was pink. "I like ${alsoLikes}," said ${B.name}. "I didn't know that one said that kind of thing." "One does now," said ${H.name}. "Louder. It's a long way up."`,
          `"It isn't coming," said ${H.name}, "because of what we said." ${A.name} went white. "But that's only how one talks! My bed is too hard, and I love my bed." "Then say so," said ${H.name}, and pointed. It is not easy to shout a kind thing up a hill. ${B.name} did it first. "I LIKE ${alsoLikes.toUpperCase()}!" shouted ${B.name}. After that it was as if a cork had come out.`,
        ]),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [
            { who: H, pose: 'point', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: B, pose: 'shout', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `At the top of the hill a curtain moved. Then came a bump, and another bump. Those were the boots. "Stand back!" called ${F.name} from the window. The blue door flew open, and out came ${Y.name}, with one arm in the coat. It came down the hill so fast that it was there before they had shut their mouths. It was as ${one} as anything. "Oh, it's lovely," said ${A.name}, and meant it.`,
          `It was quiet on the hill. They waited. "Perhaps that was not loud enough," said ${B.name}. And then, one after another, nine blankets came flying out of the window. After them came the smell, and after the smell came ${Y.name}, down the road, with ${F.name} riding on the bags. "You needn't shout," said ${Y.name}. "I hear extremely well."`,
          `Nothing moved up there. Then the window opened as wide as it would go. ${F.name} leaned out, and waved both arms. "It can't find its other sock!" called ${F.name}. And that was how they knew. By supper it was there. It was rather ${one}, and a good deal too ${two}, and nobody could stop smiling.`,
        ]),
        scene: {
          weather: y.weather,
          camera: 'wide',
          actors: [
            { who: Y, pose: 'walk', feeling: 'happy' },
            { who: F, pose: 'wave', feeling: 'excited' },
            { who: A, pose: 'cheer', feeling: 'happy' },
            { who: B, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They still grumble. It would not be ${Y.name} without it. "It's too ${one}," says ${A.name}. Then ${A.name} looks up the hill, and adds the other half. There are nine blankets on the line up there. As for ${H.name}, ${H.he} was out before anybody else the next morning, with ${F.name}, on the top step. It was ${likes}. They did not say a word. They did not have to. The window was open.`,
          `"Is it too ${three}?" asked ${Y.name}, on its way home at the end. "A bit," said ${H.name}. "Come again." ${Y.name} thought about that all the way up the hill, and was heard to laugh. Next year it came on the Sunday. It had not wanted to oversleep.`,
          `There is a new rule there, though nobody ever made it. You may say that a thing is too ${one}, if you say the other half as well. It makes for long talks. ${F.name} says it of ${H.name}. ${H.name} says it of ${F.name}. And on the last evening, before it went, ${Y.name} leaned over the gate. "You're too noisy, all of you," said ${Y.name}. "I like it so much when you sing."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: F, pose: 'sit', feeling: 'happy' },
            { who: Y, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
