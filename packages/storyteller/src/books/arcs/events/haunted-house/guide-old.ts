import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The telling for those from eight. */
export function old(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, P, a, b, g, Gcap, p, place, at, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: at,
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'worried'), ...along],
          things: ['sign'],
        },
        `"THE MOST HAUNTED ${place.toUpperCase()} IN THE COUNTY," said the sign, and under that, "Teas." ${A.introduced} had saved up for it since Easter, and had a notebook, with a page for each kind.${comesToo} ${a} did not want to be frightened. ${a} wanted to meet one. It is a different thing, though people never see that. ${B.introduced} had come for the teas.`,
        `There are people who believe in ghosts and hope that there aren't any. ${B.introduced} was like that. ${A.introduced} was the other way round.${comesToo} ${a} had looked for them in cellars and in fog, and had never met so much as a draught. But here was an old ${place}, with HAUNTED over the door in red. "They'd have to give the money back," said ${a}, "if it wasn't."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy', 'lantern'), seen(A, 'stand', 'happy')],
          things: ['lantern'],
        },
        `${Gcap} had a blister, and stayed below with a pot of tea. That would have been that. But in the hall stood a boy with a lantern. He had on the sort of clothes that they wear in such places. "Round, is it?" he said, and seemed pleased. "I'm ${p}. I do the rounds. Mind the step there. It's been loose for three hundred years." ${a} minded it. "They ought to mend it," said ${b}. "They keep meaning to," said ${p}.`,
        `"You two go on," said ${g}, who had found a chair. They stood in the hall, and didn't know where to begin. "I generally begin with the stairs," said somebody. He was about their size, and rather pale, and he held a lantern. He had on long stockings and a collar, as guides do. "${p}," he said, with a bow. "After you. I'd sooner you opened the doors. They're stiff, and I haven't the grip."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(P, 'stand', 'calm', 'lantern'), seen(B, 'hide', 'scared')],
          things: ['lantern', 'notebook'],
        },
        `The first room had been slept in by a queen, who complained. There was a bed in it like a small church. And out of the bed, without a sound, rose something long and white, and leaned towards them. "A White Lady!" gasped ${a}, and felt for the notebook. ${p} brought the lantern round. "${refrain}," said ${p}. "That's the curtain. The catch has gone." He said it kindly. He appeared to be sorry about it.`,
        `At the end of the long gallery somebody stood waiting. It had no face. It lifted one arm as they came, and let it drop. ${b} got behind ${a}. "Good afternoon," said ${a}, and bowed, with the notebook ready. Nothing replied. "${refrain}," said ${p}, after a decent pause. "It's a dust sheet. There's a harp under it, and a mouse in the harp." The arm came up again. It was quite a large mouse.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'curious'), seen(P, 'point', 'calm'), seen(B, 'cover', 'scared')],
          things: ['bucket'],
        },
        `Halfway along there came a noise from below the floor. Clank. It waited, and then there was another, a bit nearer. "That's chains," said ${a}, in a hopeful whisper. "That's someone in chains." "${refrain}," said ${p}. "I wish I could say that it was. It's the rain coming through the roof. There are nine buckets. If you stand just here, they play a tune." They stood just there. They very nearly did.`,
        `Then there was the door that nobody might open. It said so on a card. Behind it something fell, heavily, and was silent, and fell again. "Bones," breathed ${a}. "${refrain}," said ${p}. "They only don't want you to see in." They looked through the keyhole, in turns. It was a broom cupboard. There was a bucket, and above it a hole with the sky in it. "You do know your ${place}," said ${b}, who had begun to like him. "I ought to," said ${p}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'hide', 'scared'), seen(P, 'stand', 'calm')],
        },
        `So there was only the attic left. It was the place for it, if anywhere was. It was black, and it smelled of apples and of being shut. "Whoo," it said. And there, high up in nothing, two eyes came on, as round as plates. Even ${a} took a step back. "${refrain}," said ${p}. "It's only Mabel. Her people have been here as long as mine." The owl looked at him, and moved up a bit, as you do for somebody who often sits there.`,
        `"We keep the best for last," said ${p}, and went ahead up a stair like a corkscrew. The lantern lit the whole of it, and did not flicker once. At the top something breathed. "Whoo!" it said, and went over their heads in the dark, as softly as a pillow. ${b} lay down flat. "${refrain}," said ${p}. "That's an owl. She does it to everybody." ${a} shut the notebook. It had eleven pages, and they were all still white.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(P, 'stand', 'curious')] },
        `"Well, that's all of it," said ${p}. ${a} sat down on the top stair. You ought not to cry in front of a guide. "It's got nothing in it," said ${a}. "It's a curtain and a bucket. And I'd thought out what to say." "What would you have said?" said ${p}. He had come quite close. "I'd have asked if it minds," said ${a}, "being by itself. And what it does on Sundays. And whether it wants a game of anything."`,
        `They sat on the stairs, all three. "I'm sorry," said ${p}. "It's a disappointment. People like to be chased." "I didn't want to be chased," said ${a}. "I wanted to get to know one. You'd think that they'd be glad of somebody to talk to. All those years, and everyone screams, and runs away. Has nobody ever asked one how it is?" It went very quiet in the old ${place}. "No," said ${p}. "I don't believe that anybody has."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'run', 'happy'), seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `He put down the lantern. "If you're not in a hurry," said ${p}, "there's a thing that you can do with the banisters." They did it. Then they played tag, along the gallery and through the queen's own room. They'd never met anybody so hard to catch. You'd have him, there in the corner, with both hands. Then you had a handful of air, and he was laughing at you from the landing. "How do you do it?" panted ${b}. "Practice," said ${p}.`,
        `"I know a game," said ${p}, in an odd voice. "It's rather an old one. You hide." They have never had such a game, before or since. ${a} was found behind a curtain, and ${b} in a clock. But nobody once found ${p}, although he giggled. It came from a cupboard, and there was no one in there. It came from under the stairs. "You're cheating," cried ${b}, weak with laughing, "only I can't see how." He'd gone quite pink, for him.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(P, 'wave', 'sad')] },
        `At five they rang the bell for closing. They all three stood in the hall and did not want to. "Come and have tea," said ${a}. "There's cake. My treat." He looked past them, at the door, and the sun on the grass. "I don't go out," said ${p}. "But I'll tell you something. I haven't enjoyed myself so much for a hundred years." "He talks like that," said ${a} fondly. They shook hands. ${p} seemed to be about to, and then made a bow instead.`,
        `Then somebody below called time. "What do you do when we've gone?" said ${b}. "Oh, the rounds," said ${p}. "There's always the rounds." He came with them as far as the mat, and there he stopped, as if there'd been a line. "Come again, if you care to," he said. "It's a hundred years since I laughed so. Mind the step." ${b} held out a sticky bun, from one pocket. ${p} looked at it for a long time. "I can't," said ${p}. "But you don't know how I thank you."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'surprised'), seen(G, 'stand', 'curious')],
          things: ['footprints'],
        },
        `The lady was counting out the till. "It isn't haunted," said ${a}, "but you have a very good guide." "I'd like one," said the lady. "There's nobody here but me, dear, and the cat. It said so on the ticket." They both began to speak, and stopped. The stairs went up behind her, grey with dust. In the dust were footprints, as clear as print. ${b} counted them up as far as the landing. There were ${A.names}. There were ${B.names}. And between them, where he'd walked, it was as smooth as milk.`,
        `"You've been a time," said ${g}. "Who was it that I heard laughing?" "That's ${p}," said ${a}. "The guide. With the lantern." "There's no guide," said ${g}, who had read the whole leaflet twice. "They let the last one go in the old king's time." ${b} had turned round to wave, and did not say anything, but pulled ${a} by the sleeve. All the dust of that long hall lay before them. There were two rows of footprints in it, and a good wide space in the middle.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'wave', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'wave', 'happy')],
          things: ['lantern'],
        },
        `Far back in the hall there was a light. He hadn't gone yet. He lifted the lantern, so that they should see, and laid one finger on his lips. Then he walked off to do the rounds, past the stairs, and on, and into the wall. The wall didn't mind. "Oh," said ${a}, after a while. "I asked him. I asked him all of it." "You did," said ${b}, who had not wanted to meet one, and was waving, and could not stop. "And he told you."`,
        `They looked up from the lawn. In the highest window stood ${p}, and waved the lantern, slowly, from side to side. The sun was going down on the other side of the ${place}. You could see it through him, all red, like a hand held in front of a lamp. "I wanted to meet one so much," said ${a}, "that I never looked." "What'll you put in the notebook?" said ${b}. ${a} thought about it. "Nothing," said ${a}. "One doesn't, about friends."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'stand', 'happy')], things: ['book', 'pencil'] },
        `There is a book by the door, for visitors, with a pencil on a string. It asks if you saw a ghost. "No," they have all written, right back to the first page. "No." "No, but nice cake." "A swindle." ${a} read them, one after the other. Then ${a} wrote, in the best handwriting that there was. "We don't say. But we can come on Sundays, and I've got a ball." When they came on the Sunday, somebody had made a small mark beside it. It was a tick. The pencil was still swinging.`,
        `They have both got a ticket for the year now. ${Gcap} can't think why. "Did you see one this time?" asks the lady at the till, each Sunday. And each Sunday, behind her, somebody is sitting on the banister, in a collar, to hear what they'll say. "${refrain}," says ${a}. "Not a sign," says ${b}. And they go on up, and mind the step.`,
      ),
    ],
  };
}
