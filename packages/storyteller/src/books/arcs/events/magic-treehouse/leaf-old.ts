import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The telling for those from eight. */
export function old(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, a, b, g, Gcap, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'hold', 'happy', 'broom'), ...along],
          things: ['tree', 'broom', 'leaf'],
        },
        `Two people can love the same tree house and want quite different things of it.${comesToo} ${A.introduced} wanted to lie on the floor and look at the ceiling. ${B.introduced} wanted to sweep under ${a}. It stood in an oak, and an oak is a thing that lets go of leaves. "Out," said ${b}, all day long, at the door, with the broom. By the end of August there was not a cleaner floor in the county.`,
        `It was only some boards and a window, up in the oak at the end of the garden.${comesToo} But ${A.introduced} had planned it. ${B.introduced} had helped to carry, and nobody else had a key. There was no lock, either. ${a} saw to the thinking. ${b} saw to the floor. Leaves came in at all hours, as if they had been asked, and ${b} swept them straight out. "It's a house," said ${b}. "It isn't a hedge."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(A, 'sit', 'happy')], things: ['leaf'] },
        `There was one that got away. It had come down on ${A.names} head a week ago, small and brown, and lodged there. "You've got a leaf on," said ${b}. "I know," said ${a}. "I've got used to it. I think it's asleep." They had tried with a comb at home, and broken the comb. "It makes the place look untidy," said ${b}. "I'm not a place," said ${a}.`,
        `"Hold still," said ${b}, and came at ${a} with the broom. On top of ${A.names} head, where it stuck up most, sat an oak leaf. It had been there on Monday, and here it was Friday. "That one's staying," said ${a}. "It chose me." "It's dirt," said ${b}. "It's a lodger," said ${a}. They left it at that, though you could see that it hurt.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'leaf'), seen(B, 'stand', 'surprised')],
          things: ['leaf'],
        },
        `On the Saturday something lay across the floor, from wall to wall. It was yellow, and it was split like a comb. "What's that?" said ${b}. "It's as long as the broom." "It's a leaf," said ${a} slowly, and picked it up. "But it's never off an oak." And every nail in the tree house gave a squeak, like a dog that has seen the lead. "${refrain}" cried ${a}, who had always known that there was something.`,
        `Then the wind blew for three days out of the south, with a smell in it. On the Saturday they found what it had brought. "That's ours to sweep," said ${b}, and took one end. "Wait," said ${a}, and took the other. It was a leaf longer than either of them, and dry, and warm. It was quite still for as long as it takes to breathe in. Then the floor leaned over, like a boat that is being pushed off. "${refrain}" cried ${a}.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')],
          things: ['leaf'],
        },
        `There was a whoosh, and a bump, and the light was another colour. The tree house sat in the top of a palm, looking as though it had never sat in anything else. Below it there was sand, and blue water coming in and going out with nobody to see. They stayed until lunch. They left their names, in letters as long as a bus. "It's a magic tree house," said ${b}. "I've been sweeping a magic tree house." "It goes where the leaf comes from," said ${a}.`,
        `When they dared to look, there was no garden. There was a palm tree with a tree house in it, and that was theirs. There was a beach, curved like a grin. ${a} compared the leaf with the ones outside, and they were the same. "So it's like a ticket," said ${a}. "You hold a leaf, and it takes you to the tree." "It's magic," said ${b}, and wiped both feet, and came in again. There was sand on the floor. For once it could wait.`,
      ),
      page(
        {
          setting: 'jungle',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'hide', 'surprised')],
          things: ['leaf'],
        },
        `One never stops at one. There was a bit of fern stuck to the window, as flat as if it had waited there for ages. It had. "${refrain}" said ${a}. It was so hot where they stopped that the walls ran. Something went by, and it took four minutes. It had begun with a head like a horse's, and it was still going by. "Nobody has ever seen one of those," whispered ${b}. It put its nose in, and ate the fern.`,
        `"What else have we got?" said ${a}. In a crack was a small dark curl that they'd taken for dirt. It was fern, and it was so old that it had gone to stone. "${refrain}" That was a long whoosh. It went on until their ears popped. And when it stopped there were ferns as high as houses, and a dinosaur had its chin on the sill. It was chewing. It had a kind face, for its size. "We're closed," said ${b} faintly. It took the door mat with it.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'sad')],
          things: ['leaf'],
        },
        `It seemed best not to be there when it wanted pudding. ${a} put an arm out, and broke off the first twig that there was, a stiff one, with needles. A needle is a leaf that has pulled itself together. "${refrain}" There was the whoosh. And after the noise came the biggest quiet that either of them had ever heard. It was snow, and fir trees, and then snow. There was not one footprint. "It's beautiful," said ${a}, with chattering teeth. "It is," said ${b}. "Now home."`,
        `They left in a hurry. What ${a} had got hold of was a thing with needles. Such things grow now where it is cold. They landed in the top of a fir. All the world was white, and had no edges. Their breath went up like two kettles. They'd come in summer shirts. "One look," said ${a}. They looked. It was very fine, and it made your eyes ache. "And that's enough magic for one day," said ${b}. "Where's the leaf for home?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'kneel', 'worried')], things: ['leaf', 'broom'] },
        `It would have to be oak. At home they'd had sacks of it. They turned up the cushions, and ran a spoon along every crack. There was nothing in them. There wasn't a stalk. ${b} watched, with the broom, and turned slowly white. "I did the cracks on Thursday," said ${b}. "With a pin." It was the best-swept floor in the world, and it was four thousand miles from where they lived.`,
        `An oak leaf was all that it needed. It's the commonest thing there is, if you are under an oak. They hunted on their knees, one at each end, and met in the middle. "I never leave any," said ${b}. ${b} said it to the broom. "I've never left a single one, all summer. I was so pleased with it." And ${a}, who had a good deal that could be said, looked at that face, and did not say it.`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['lettuce'],
        },
        `"We've still got lunch," said ${a}. "I'm not hungry," said ${b}. "It's cheese and lettuce." They looked at each other. "${refrain}" It was a garden that they came down in, and for a moment their hearts stood still. But it was flat, and enormous, and it was lettuces to the sky. A man with a hoe took off his hat to them. He said something long, with a great many vowels. It wasn't home. And now they'd used up the lettuce as well.`,
        `In the sandwich there was half a lettuce leaf. "It might be from our garden," said ${a}. "It's from a shop," said ${b}. But they tried it, because one has to try. "${refrain}" They came down softly, in sunshine, beside a greenhouse as long as a street. It was warm there, at least. Ten thousand lettuces stood in rows. "Where is this?" called ${a}, to a lady with a hose. It had to be somewhere. It wasn't anywhere that they could walk from.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'sit', 'surprised')], things: ['leaf'] },
        `${b} had sat down with both hands over both eyes. "If I'd been lazy," said ${b}, "just once. If I'd missed one." "You did your best," said ${a}. "That's what's so awful," said ${b}, and looked up, to see if ${a} was angry. ${a} wasn't. But ${b} did not look away again. ${b} was looking at a place about a hand above ${A.names} nose. "You've got a leaf on," said ${b}. "I know," said ${a}. "I've got used to it." Then nobody spoke for a bit.`,
        `"I wish that I'd missed one," said ${b}. "I wish that I were somebody who misses things." ${a} tried to think of something nice about sweeping. It made ${a} scratch, as thinking did. There was a crackle. ${a} held quite still, with one hand up. "${b}," said ${a}. "What is it that I've got on my head?" "Dirt," said ${b}, out of habit. And then, in a shout that made the lettuces shake: "A leaf! You've got a leaf on!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'leaf'), seen(B, 'cheer', 'happy'), seen(G, 'wave', 'calm')],
          things: ['leaf', 'tree'],
        },
        `It came out quite easily, now that it was wanted. It was creased, and slept on, and had a bite out of one side. ${a} held it as you hold an egg. "${refrain}" they said, both together, and shut their eyes. They did not need to open them. There was the squeak of the gate. There was somebody calling, whom nobody else sounds like. "Are you two ever coming down?" called ${g}. "Yes," they said. "Oh, yes."`,
        `They got it loose between them, a hair at a time, so as not to tear it. ${b} did most of that. ${b} has a very light hand. It was only a bit of brown, with wavy edges. "Take it gently," said ${b} to the tree house. "${refrain}" It took them like an old horse that has seen the stable. They smelled the bonfire, and the washing. Below stood ${g}, with a tea towel. "I've called you three times," said ${g}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(G, 'stand', 'surprised')],
        },
        `"I'll have that leaf out tonight, if it takes till ten," said ${g}, and rolled up both sleeves. But the brush went through. What came out was fine white sand, about a spoonful. After that there was some fern. Last of all came something that ran down behind one ear, and was cold. ${Gcap} looked at the brush, and sniffed it. "Where did you say you'd been?" said ${g}. "In the tree house," said ${a}. "All day."`,
        `That evening ${g} took the brush to ${a}, as on every Saturday. It made a gritty noise. ${Gcap} held it to the lamp. There was sand in it, as white as sugar. There was a needle from no tree that grew in that street. "I'd like to know," said ${g}, "what the two of you do up there." "Mostly," said ${a}, with closed eyes, "it's sweeping."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'proud')],
          things: ['tree', 'jar', 'leaf'],
        },
        `There's a jar in it ever since, screwed down to the floor. It has one oak leaf in it, and on the label, in tidy letters, it says HOME. ${b} still sweeps. But whatever blows in gets looked at first, on both sides. This morning there was a new one. It was round, and as big as a tray, and there was a small wet frog on it. "Well?" said ${a}. ${b} checked the lid of the jar, and leaned the broom in the corner. "${refrain}" said ${b}.`,
        `Ever since, they keep a leaf in a jar, with a lid, and a spare in each shoe. "You never know," says ${b}, who has got quite fond of dirt. It has a drawer of its own, with labels. Sand, hot. Fern, old. Needle, cold. Yesterday there was one on the sill that neither of them could place. It was blue. They turned it over, and over again. "Has everybody had lunch?" said ${b}, and looked to see that the jar was full. "${refrain}"`,
      ),
    ],
  };
}
