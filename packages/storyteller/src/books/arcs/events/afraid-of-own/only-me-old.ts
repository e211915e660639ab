import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { onlyParts } from './only-me-parts.ts';

/** Whoever runs from itself has never met it; and there is a train that goes to where none are. */
export function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { M, refrain, titles } = onlyParts(going);
  const [m, one] = [M.name, A.aKind];
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'scared')] },
        `It is an old house, and a good many people in it have been afraid of a good many things. There was an aunt who was afraid of soup. But nobody had it as badly as ${A.introduced}. Each night at eight there was a knock on the bedroom door, about as loud as a moth. "I'm sorry to trouble you," said ${a}. "It's only that I'd rather know. Is there ${one} in here?"`,
        `Of all the things that ${A.introduced} might have been afraid of, it had to be that. The dark was nothing; one got used to it. Spiders could be talked to. But before ${a} went into any room, even for a spoon, the question had to be put to somebody. "Is there ${one} in here?" It was asked through the keyhole, from well back. At eight every night it was asked at the bedroom door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(A, 'stand', 'worried')] },
        `${K.introduced} had got quite quick at it. Under the bed there was a slipper. In the wardrobe there were coats, and one had to feel up the sleeves. "All clear," said ${k}. So ${a} came in, backwards, and shut the door, and turned round. Nothing had changed, and everything had. It was as if somebody had come into the room. "${refrain}" said ${a}, and was in bed with both feet on ${K.names} pillow.`,
        `"I'll look," said ${K.introduced}, who had been going to, anyhow. There was none under the bed, none behind the curtain, and none in the drawer with the string. It was the fourth night in a row. "Not so much as a tail," said ${k}. ${a} came in by inches. At the third inch the boards creaked, right under whoever it was. "You said that there was none," said ${a}. "${refrain}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'run', 'scared')] },
        `One can't share a room with a thing like that. ${a} moved to the kitchen. It was looked at first for a quarter of an hour, through the crack, and it was just cups. In went ${a}, and stood by the bread, where it's warm. ${a} let out the breath that one holds on stairs. It came back off the wall. Somebody had breathed. "${refrain}" The cups are still talking of it.`,
        `Downstairs there was the kitchen. ${a} bowled in an apple, and waited for the scream. The apple rolled as far as the stove, and stopped, and nobody minded. That was as good as a promise. ${a} walked in, quite upright, and reached for the apple. In the side of the kettle something bent and dreadful reached for one too. "${refrain}" cried ${a}, and left by the cat flap.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(A, 'hide', 'scared')], things: ['box'] },
        `After that it had to be somewhere too small for company. There was a box in the living room, for gramophone records. It had no room in it for so much as an argument. ${a} took out the records, looked, got in, and pulled the lid to. It was perfect. It was black, and close, and quiet. And then, at about the level of one's ribs, something went bump, bump, bump. "${refrain}" said the box.`,
        `"Places for one," said ${a}. "That's what I need. They can't fit two in a place for one." The box by the sofa had held a clock. ${a} went in like a letter, and folded the flaps across from inside. There was peace, for as long as it takes to notice that there's an elbow in one's ear. It was not a thing one expects of one's own elbow. "${refrain}" The box got as far as the piano.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')],
          things: ['letter'],
        },
        `At midnight ${a} was sitting on the end of the bed with a letter. It was from a place by the sea. "We have never had one here," it said. "Not one. There's a train at seven." "I've packed," said ${a}. "It's in every room of this house as soon as I am. You've looked, and you're a good looker. It's got to be the house." ${k} read it twice. "And none have ever been there?" said ${k}. "Never."`,
        `"I've had an answer," said ${a}, and held out a letter with a picture of a pier on it. There was a boarding house, it said, all new, and nobody had ever so much as felt a draught there. "There's a train at seven," said ${a}. "I should have gone years ago. I'll miss you, of course." ${k} had nobody else to look under things for. ${k} didn't say so. "Will it be there, do you think?" said ${k}, "when you are?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'sit', 'curious')] },
        `"Because there's one here that I shouldn't like to lose," said ${k}. ${a} drew up both feet. "It's all right. I've had it for years. It came when I had the measles, and told me eleven jokes, one for each hour. It always knocks. It hums when it thinks that I'm asleep." "That's not the one I've got," said ${a}. "Mine's frightful." "What's it like?" "I don't know. I've never stopped to see."`,
        `${k} thought that one should tell the truth to somebody who has packed. "There is one in here," said ${k}. "I've known it all along. It isn't under anything, so I never found it when I looked. It finds my left sock. When there's thunder it comes and sits where you're sitting, and says that it's only passing." ${a} had gone rather still. "That sounds quite a decent one," said ${a}. "Who does it belong to?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(K, 'point', 'happy')] },
        `"How tall?" said ${a}. ${k} got up and held a hand in the air. There was no space between it and the top of ${A.names} head. "And you aren't afraid of it?" "Only of its jokes," said ${k}. One can know a thing for some time with one's knees before it gets any further. "But the one who sits here at night," said ${a}, "that was me. I was the one who..." ${a} looked at the end of one arm, and at the other. "Oh," said ${a}. "Is that all it is?"`,
        `"When does it come in?" said ${a}. "When you do," said ${k}. "And when I go?" "Then I look under the bed, and there's none." It's a strange thing to see somebody work out a sum that they are in. ${a} did it on the left hand, and again on the right, for it didn't seem possible. There had been one in the kitchen, and just then ${a} was there. There had been one in a box, with ${a} in it. "I've been so rude to it," said ${a}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'walk', 'determined')] },
        `It was still an hour until the train. ${a} went down to the kitchen alone, with no apple, and did not look through the crack. It was dark in there. "Is there ${one} in here?" said ${a}. The clock ticked, and the tap thought it over. There's nothing in the world so hard to say, when nobody has asked you but yourself. "Yes," said ${a}. "There is. It's only me." And the kettle had somebody in it, who bowed.`,
        `One believes a thing upstairs, in company. It had to be tried in the kitchen. ${a} stood in front of the kettle, with both eyes shut, and then with one. There it was, bent and dreadful. ${a} put out a hand. So did it. ${a} put out a tongue. "Well!" said ${a}. Nobody had run away, for once, and so it had had the time to smile. "Good evening," said ${a}. "I'm sorry that I never stayed."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hide', 'scared'), seen(A, 'kneel', 'happy')], things: ['cup'] },
        `On the shelf a cup began to rattle. In the bottom of it sat ${M.introduced}, with a paw over each eye. "Whoever you are, don't move," said ${m}. "I've been here since Tuesday. They told me that this is a house with ${one} in it. I daren't come out, and I can't go to sleep in a cup. Would you be so very kind? Would you look, and tell me?" Somewhere far off a train whistled.`,
        `"Sh," said somebody. It was ${M.introduced}, in a cup, with only the ears above it. "Did you feel that?" said ${m}. "It came in just now. I always know. It gets a bit colder, and then a board creaks. I'm frightened of ${A.kinds}. I expect that it's foolish." "No," said ${a}. "It's not foolish at all." The clock said ten to seven. "Can you see one?" said ${m}. "You may tell me."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(M, 'sit', 'sleepy')] },
        `To be quite fair, ${a} looked in the oven, and behind the bread. Then ${a} sat down by the cup. There were jokes enough to last until it was light. "Yes," said ${a}. "There's one in here. I've known it for about an hour. It's a shy one, and it hums, and it isn't going anywhere." One could hear the train go. "Oh," said ${m}, and uncovered one eye. "Well, if it's only you."`,
        `There was time to catch it, if one ran. ${a} had always been good at that. "There is one," said ${a}, and drew up a chair. "I was afraid of it myself until tonight, so I know how it feels. First you go cold. Then you go. I've never tried what comes after that." "What does?" said ${m}. Down at the station somebody blew a whistle. "I think," said ${a}, "that this is it. Do you like jokes?"`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'sit', 'sleepy'), seen(A, 'stand', 'happy')] },
        `Each night at eight there's a knock at the bedroom door, and you would hardly take it for a moth. "Is there ${one} in here?" says ${a}. ${k} doesn't look under the bed any more, or feel up the sleeves. "Not yet," says ${k}, and moves over. ${a} comes in, frontwards, and shuts the door. "${refrain}"`,
        `The letter is on the nail by the door, with the pier on it. ${a} wrote to say that they were not to wait. "It turns out that it isn't the house," it said. "I'd only have brought it with me." At eight ${k} hears the knock. "Is there ${one} in here?" "No," says ${k}. "It's rather lonely." The door opens, and a board creaks. "${refrain}" says ${a}, and is humming already.`,
      ),
    ],
  };
}
