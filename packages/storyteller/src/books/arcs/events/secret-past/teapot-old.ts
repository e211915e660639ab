import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './teapot-parts.ts';

/** The same for eight years and more: what has to be given back is the only thing that could have been shown. */
export function old(going: Going, title: string): Told {
  const { refrain, K, k, G, g, he, He, his, him, M, m, C, D } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'sit', 'happy'), seen(K, 'sit', 'curious')],
          things: ['teapot'],
        },
        `There are signs, if you know how to read them. ${g} never said left, and never said right. It was port and starboard, also at the supermarket. When there was a west wind ${he} stood at the sink and sniffed. "${refrain}," ${he} said, over any cake, and cut it to the crumb. And on Sundays ${he} poured the tea from a silver teapot, with a curly CB on its side. It never dripped. Nobody in the family began with C.`,
        `${k} had noticed it for years, and had not known what it was. ${g} could tie up a parcel so that it held in a storm. ${g} called the landing the deck. On Sundays there was tea from a silver teapot that never dripped. ${g} divided the biscuits into two heaps, with one eye shut. "${refrain}," ${he} said. The teapot had letters on it. They were C and B. It had never struck ${k} that they were nobody's.`,
      ),
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(K, 'stand', 'proud'), seen(M, 'sit', 'excited')] },
        `On Monday they went round the class, and said what somebody in the family had been. There was a baker, and a nurse, and two who had sorted letters. "${g} used to be a pirate," said ${k}. It went quite quiet, and then it went the other way. ${M.introduced} laughed until the chair fell over. "Prove it," said ${m}, when that was possible. "Bring in the treasure."`,
        `"What did they do, before you knew them?" By half past nine they had had a postman, a dentist and somebody who painted lines on roads. "${g} was a pirate," said ${k}. There's a sort of laugh that goes on after you've sat down. ${M.introduced} had tears in both eyes. "All right," said ${m}. "Then where's the treasure?"`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(K, 'kneel', 'surprised'), seen(G, 'kneel', 'calm')],
          things: ['treasure', 'letter'],
        },
        `"Treasure!" said ${g}, when ${k} asked, and put down the knitting. Under the bed was a chest with iron corners. It took the two of them to get it out. ${k} shut both eyes. One ought to have a moment for a thing like that. When they were open again, there was a sheet of paper in the chest. There was nothing else at all. It was a list, in very small writing, and every line on it had been crossed out.`,
        `${g} did not say anything. ${He} got down on the floor and pulled. Out from under the bed came a chest, with a lock like a fist. It creaked as they do in books. ${k} had thought about gold, and what colour it would make the ceiling. The ceiling stayed as it was. At the bottom of the chest lay one long list. Somebody had crossed it all out, with a ruler, a line at a time.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'shy', 'letter'), seen(K, 'think', 'curious')] },
        `"That's what I took," said ${g}. "It's spoons, mostly. Two bells, a ham, a wooden leg. That was the easy half. Then one night I thought, somebody out there is standing on one leg, because of me. So I've been giving it back. Where did you think I go on Thursdays?" "To bingo," said ${k}. "Nobody takes a sack to bingo," said ${g}. ${k} looked down the list once more. There was one line that had not been crossed out. It was the last. "One teapot," it said.`,
        `"Anybody can take," said ${g}. "You only have to want. It's forty years since I stopped, and I've been bringing it back ever since, of a Thursday. Two bells. A ham, though not the same ham. A wooden leg. You should have seen his face." "You said that it was bingo!" said ${k}. ${g} had gone rather red. At the very bottom there was still one line without a line through it. ${k} read it, and looked at the kitchen door. "One teapot."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'sad')],
          things: ['teapot'],
        },
        `They had always had it. ${k} had learned to pour with it. "CB is Captain Bell," said ${g}, "at the harbour, at number four. I've been as far as his gate eleven times." "And then?" "Then I think of Sunday." It would have been simple to take it to school. It was silver, and it had a name on it, and it was the only proof in the whole world. Once it was gone there would be nothing to show to anyone. ${k} looked at it for a good while. "I'll come with you," said ${k}, "past the gate."`,
        `"I can't seem to do that one," said ${g}. "It belongs to a Captain Bell. I've stood outside number four in all weathers, with it under my coat. Then I come home and put the kettle on." ${k} knew why. It was the best pot that there was. And it would have done so beautifully for ${m}. You could have stood it on the table, and said nothing, and let them read the letters. "If we gave it back," said ${k}, "nobody would ever believe us." "No," said ${g}. So that was how it was. They went on the Thursday.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'run', 'worried'), seen(K, 'run', 'excited'), seen(D, 'run', 'happy')],
          things: ['teapot'],
        },
        `It's far harder than taking. You have to be just as quiet, and you're not enjoying it. The knocker of number four was a brass fish, and ${g} looked at that for rather a long time. They stood the pot on the step, knocked, and ran. They were round the corner when they heard feet. It was the Captain's dog, with the teapot by its handle. It had never been so pleased to be of use. It would not hear of any mistake.`,
        `"One thing I do know about," said ${g}, "is getting away." They left the pot on the step of number four. ${g} took hold of the knocker. It was a fish, of brass, and ${he} stopped with it in ${his} hand as if ${he} had forgotten something. Then they ran. For somebody of that age it was a pleasure to see. It was no use. The Captain had a dog, and the dog had been brought up to return things. It caught them at the pump, and set the teapot down between their feet.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'box'), seen(G, 'stand', 'sad')] },
        `So they packed it in a box. "For CB," they wrote, in capitals, so that nobody should know the hand. On Wednesday the box was back. There was no CB on his round, said the postman; there was only the Captain, and Mrs Pell. "We could write the whole of it," said ${k}. "We could," said ${g}, "and put our name on the back, as you must with a parcel." They looked at the box. "${refrain}," said ${g}, not very loud, and they had half a biscuit each.`,
        `The post was ${K.names} idea. They used four yards of paper, and wrote two letters on it. It was a triumph of keeping quiet. It came back on Wednesday. NOT KNOWN, it said. "He's known as the Captain," said the postman. "I don't believe that he's got any others." "It doesn't want to go," said ${g}. "It's me that has to." There was one biscuit in the tin. "${refrain}," ${he} said, but it took ${him} two tries to break it.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(C, 'hold', 'calm', 'saucepan'), seen(G, 'sit', 'shy'), seen(K, 'sit', 'curious')],
          things: ['cup'],
        },
        `That left the front door. They would pay a call, and talk about the wind. Meanwhile ${k} would put the thing on a shelf. "You'll take tea," said Captain Bell, and he brought it in. It was in a saucepan. He poured it from a height, with his tongue between his teeth. Some went in the cups, and more in the saucers, and a good deal over his knee. "I had a pot once," he said. "You get used to it. You don't, really." Under ${G.names} coat something went clink.`,
        `The plan was to be asked in, and to leave it behind, the way that you leave an umbrella. Captain Bell was delighted. He hardly ever had company, he said, on account of the tea. They saw what he meant. It came in a saucepan. You held out your cup, and he tipped, and everybody moved their feet. "It's the drips," said the Captain. "I never had a drip in my life, until one Tuesday off Portugal." ${g} had stopped stirring. There was nothing in the cup to stir.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'shy', 'teapot'), seen(C, 'stand', 'surprised'), seen(K, 'stand', 'proud')],
        },
        `${g} had boarded forty ships, and had never once been afraid. Now both ${his} hands shook. "This is yours," said ${g}, and stood it on the table, in front of everybody. "I took it. It was off Portugal, and you were in the bath. I was a pirate. I'm sorry. It has never once dripped." It was not a long speech. ${k} had read a great many books in which people were brave, with swords. There had been nothing in them like that.`,
        `There were four shelves in that room, and nobody was looking at any of them. It could have been done. ${k} had one hand on the lid. "No," said ${g}, "I'm not going to sneak it." ${He} got up. ${He} put the pot down by the saucepan, where the light was. "I took that from you," said ${g}. "I've had the use of it for forty years. I was a pirate, and I'm more sorry than I can say." The last word went up at the end, like a child's. ${k} went and stood next to ${him}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'hold', 'shy', 'hammer'), seen(G, 'stand', 'surprised'), seen(K, 'cheer', 'happy')],
        },
        `Captain Bell turned it to the window, and there was the C, and there was the B. He said nothing for so long that the saucepan got cold. Then, from the collar up, he began to go red. "You wouldn't have had a red sail?" he said. "With a patch?" He went out to his own front door. There was a noise of screws. When he came in, he had the brass fish in his hand. "I'd only come aboard to find my pot," said the Captain. "And there it was, and I thought, well." "So you were one as well!" said ${k}. "Everybody was," said Captain Bell, "off Portugal."`,
        `The Captain did not shout. He looked as people look who have been found out. "A red sail?" he said. "Patched, like a trouser?" "That was her," said ${g}. "Then it was you, on the Wednesday," said the Captain. "I rowed over, to get it back. I couldn't find it. But one doesn't like to go home with nothing." And he went and unscrewed the fish from his own front door. It had a scratch on its tail. "I've wondered for years where that went," said ${g} faintly. "Then you were a pirate, too!" cried ${k}. He had a list of his own. It was just the same length.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(M, 'hold', 'surprised', 'letter'), seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
        },
        `"Well?" said ${m}, on Monday. "Where's the treasure?" "We gave it back," said ${k}. It was true, and it sounded exactly like the other thing. "You'd better come on Sunday." So on Sunday ${m} stood at ${G.names} door, and had to knock with a large brass fish. Inside lay a chest with nothing in it but two lists, both crossed out from end to end. ${m} read every line. It took some time. "A wooden leg?" said ${m} at last. "He had a spare one," said ${g}, and reached for ${his} hat. They were expected for tea. "${refrain}."`,
        `There was nothing to show, and so ${k} showed nothing. "You would say that," said ${m}. But people who laugh a lot often only want to know. On Sunday ${m} was at the gate. There was a brass fish on the door that hadn't been there before. In the hall stood ${g}, with one eye shut, sniffing. "Coats to port," said ${g}. "We're having tea at the Captain's. He's got the pot." ${m} had seen the two lists by then, and had gone very quiet. "Did you give him back his leg?" "Both of them," said ${g}. "${refrain}."`,
      ),
    ],
  };
}
