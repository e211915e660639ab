import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Not the map!',
  'Goat, no!',
  'That is not food!',
  'Give it back, goat!',
  'Oh, not the map!',
  'No, goat, no!',
  'Stop it, goat!',
  'That is our map!',
  'Not our map, goat!',
  'Leave the map, goat!',
  'Maps are not food!',
] as const;
const TITLES = ['the goat and the map', 'not the map', 'where is the ice cream', 'follow that goat'];

/** The goat of the theme is the one who is met there, and not the second of those who visit. */
const withoutGoat = (going: Going): Going =>
  /goat|kid/.test(going.B.kind) && going.B !== going.K
    ? { ...going, B: going.company.friend, b: going.company.friend.name, third: null, comesToo: '' }
    : going;
const goatOf = ({ company }: Going): Figure =>
  company.other && /goat/.test(company.other.kind) ? company.other : company.meet('goat');
const where = ({ raw }: Going): 'the farm' | 'the zoo' => (/zoo|safari/.test(raw) ? 'the zoo' : 'the farm');

/** A goat eats the map bit by bit, so they have to follow the goat. */
export const MAP: EventPlot = {
  id: 'map',
  when: /\b(?:maps?|goats?|lost the way|farm)\b/i,
  young: (going) => young(apart(withoutGoat(going))),
  middle: (going) => middle(apart(withoutGoat(going))),
  old: (going) => old(apart(withoutGoat(going))),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const Z = goatOf(going);
  const place = where(going);
  const setting = place === 'the zoo' ? ('jungle' as const) : ('farm' as const);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(A, 'hold', 'happy', 'map')], things: ['map'] },
        `A day at ${place}! ${A.introduced} had a map. It had pigs on it, and ducks.`,
        `Here was ${place}. ${A.introduced} had the map. "Pigs, then ducks," said the map.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'stand', 'happy')], things: ['map'] },
        `At the end was an ice cream. "Ice cream last!" said ${B.introduced}.${comesToo}`,
        `${B.introduced} saw an ice cream.${comesToo} "That is the end of the map!"`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'stand', 'happy')], things: ['map'] },
        `Then a goat came up behind. Munch! No more pigs. "${refrain}" said ${a}.`,
        `Munch! There was a goat. It had a bit of map. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'determined'), seen(Z, 'reach', 'happy')], things: ['map'] },
        `${a} hid the map. The goat found it. Munch! No more ducks. "${refrain}"`,
        `So ${a} sat on the map. The goat pulled. Munch, munch! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'worried'), seen(Z, 'jump', 'happy')], things: ['map'] },
        `${b} held it up high. The goat jumped. Munch! It was all gone. "${refrain}"`,
        `${b} put it on a post. Up went the goat. Munch! No more map. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'sad') },
        `Now they had no map. Where were the pigs? Where was the ice cream?`,
        `Which way now? Nobody knew. There were four paths, and no map.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited'), seen(Z, 'stand', 'calm')] },
        `"The map is in the goat," said ${k}. "So we can follow the goat!"`,
        `${k} looked at the goat. "It lives here. It knows the way!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(Z, 'walk', 'happy'), ...everybody(going, 'walk', 'happy')].slice(0, 4) },
        `Off went the goat. They all went after it. And there were the pigs!`,
        `The goat trotted. They trotted, too. Oink! They came to the pigs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Z, 'walk', 'happy'), seen(A, 'point', 'excited')] },
        `On went the goat. Quack, said the ducks! Then it stopped. It was the ice cream!`,
        `Then it went to the ducks. And last of all? It went to the ice cream!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'ice-cream'), seen(Z, 'stand', 'curious')],
          things: ['ice-cream'],
        },
        `They each had one. The goat looked at it. "Not the ice cream!" they all said.`,
        `One for ${a}, one for ${b}! Up came the goat. "No!" said ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, G, a, b, k, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const Z = goatOf(going);
  const place = where(going);
  const setting = place === 'the zoo' ? ('jungle' as const) : ('farm' as const);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'map'), seen(G, 'stand', 'happy')],
          things: ['map'],
        },
        `You got a map at the gate of ${place}. ${A.introduced} unfolded it. "Pigs first," said ${a}, "and then ducks. Then the donkey. Then the ice cream."`,
        `"One map each family," said the lady at the gate of ${place}. ${A.introduced} was allowed to have it. There were pigs on it, and ducks, and a donkey. In the corner was a cone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'stand', 'happy')], things: ['map'] },
        `${B.introduced} looked at the paths. There were a great many, and they all went round corners.${comesToo} "It's a good thing we've got that," said ${b}. "We'd never find anything."`,
        `"Where do we start?" said ${B.introduced}.${comesToo} Paths went off on every side, with hedges in between. "Left at the goat," said ${a}, and looked about for a goat.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'stand', 'happy'), seen(A, 'stand', 'surprised')], things: ['map'] },
        `They did not need it for the goat. The goat had put its front feet on the wall. It leaned over ${A.names} back, and took a corner in its teeth. Rip! That was the pigs. "${refrain}"`,
        `The goat had found them. It had come up from behind on quiet feet. Munch. ${a} looked down. There was a hole where the pigs had been. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'determined'), seen(Z, 'reach', 'happy')], things: ['map'] },
        `${a} folded up what was left, and sat on it. "Now it can't get it," said ${a}. But a goat has a long, thin face. It got it from underneath. "${refrain}" There went the ducks.`,
        `"Hide it," said ${b}. So they put it in the bag, beneath the raincoats. The goat ate the string of the bag. Then it put in its head. "${refrain}" It came out with a duck.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'worried'), seen(Z, 'jump', 'happy')], things: ['map'] },
        `${b} held it up as high as could be. The goat stood on its hind legs, like a person, and took the donkey. It took the cone as well. "${refrain}" It was all gone but the fold.`,
        `"Up here!" said ${b}, and stuck it on top of a post. That was silly, with a goat. It went up the fence like a ladder. Munch, munch, munch. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'sad') },
        `So there they stood. There were five paths and no map. "I think it's this one," said ${b}. It led to a shed. "Then it's this one," said ${a}. It was the same shed.`,
        `They tried to remember. "Pigs left," said ${a}. "Ducks right," said ${b}. They went round a hedge, and came to where they had been. They went round another. There was the goat.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited'), seen(Z, 'stand', 'calm')] },
        `The goat was looking at them in a friendly way. A bit of blue paper hung from its lip. "The map isn't lost," said ${k}. "It's in there! We'll have to follow the goat."`,
        `It licked its nose. It had a pig on its chin. "That goat has read the whole map," said ${k}. "And it lives here. I should think it knows where everything is!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(Z, 'walk', 'happy'), ...everybody(going, 'walk', 'happy')].slice(0, 4) },
        `So they did. It trotted off through a gap that nobody had seen. Behind it was a wall, and behind the wall were pigs. They were having potatoes. The goat had one, too.`,
        `"After you," said ${a}. The goat went down the narrowest path of all. They could smell something. Oink! There was a trough, and a row of pigs. The goat stopped for a carrot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Z, 'walk', 'happy'), seen(A, 'point', 'excited')] },
        `Then it went to the ducks, for the bread. It went to the donkey, for the hay. "It goes wherever there's something to eat," said ${b}. They all thought of the same thing. "Ice cream!" said ${a}.`,
        `It showed them the ducks, who had corn. It showed them the donkey, who had oats. "It's a map of suppers!" said ${k}. And round the last corner, with flags on, was the ice cream.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'ice-cream'), seen(Z, 'stand', 'curious'), seen(G, 'stand', 'happy')],
          things: ['ice-cream'],
        },
        `${Gcap} bought the cones. They held them up high, just in time. "Not this," said ${a}. "You've had yours." But they gave it the paper. It was very fond of paper.`,
        `They had one each, strawberry. There was a warm breath behind them, and then a long thin face. "Not the ice cream!" they all said. So it ate the flag.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const Z = goatOf(going);
  const place = where(going);
  const setting = place === 'the zoo' ? ('jungle' as const) : ('farm' as const);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'hold', 'proud', 'map'), seen(B, 'stand', 'happy')],
          things: ['map'],
        },
        `${A.introduced} had the map of ${place}, and a pencil. The day was to begin at ten. "Pigs, ten fifteen," said ${a}. "Ducks, ten thirty. Donkey. At four o'clock we shall be here." There was a picture of a cone. ${B.introduced} had never seen anybody plan a pig before. "What if we just walk about?" said ${b}.${comesToo} "You'd miss things," said ${a}.`,
        `There are people who walk about, and there are people who know what comes next. You got a map at the gate of ${place}, and ${A.introduced} took it at once. In two minutes there was a red line on it, from the pigs to the ice cream, at four. ${B.introduced} had gone to look at a puddle.${comesToo} "That isn't on it," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'walk', 'determined')], things: ['map'] },
        `It was all hedges in there. Paths went in and did not say where they came out. "Left at the goat," ${a} read aloud. ${b} had stopped to listen to a wall. "There's something eating on the other side," said ${b}. "That'll be ten forty-five," said ${a}. "Come on. We're late for the pigs."`,
        `Nobody could have found the way without it. There was a path on every side, with a tall green hedge to it, and all of them bent. ${a} walked in front and never took both eyes off the line. "Don't look at that now," said ${a}. "We do that on the way back." "It'll have gone," said ${b}. It was a butterfly.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'stand', 'happy'), seen(A, 'stand', 'surprised')], things: ['map'] },
        `The goat was where it should have been, on the left. It was also taller than it had looked on paper. It put its chin on the wall, next to ${a}, as if it wanted to see, too. "You're here," said ${a}, and showed it. The goat bent closer. Then there was no here. There was not a pig left, either. "${refrain}"`,
        `They turned left at the goat. The goat turned left as well. It came along behind them, reading over ${A.names} shoulder. It had yellow eyes with the slots put in sideways. "It's quite interested," said ${b}. It was. It took the top left corner, with the pigs and half the car park. "${refrain}" cried ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'determined'), seen(Z, 'reach', 'happy')], things: ['map'] },
        `What remained was folded small, and sat on. It is possible to sit on a map all day, but you do not see much of anything. And a goat can wait. When ${a} moved an inch to the right, it had the ducks. "${refrain}" "It did leave you the middle," said ${b}. By the time that this was said, it was not so.`,
        `${a} put it away under three raincoats and a lunch. The goat ate the buckle, and the lunch. Then it had a leisurely look at the rest. "${refrain}" They pulled. It is a mistake to pull: you get half. Theirs was the half with the name of the printers. The ducks went down with a gulp.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'worried'), seen(Z, 'jump', 'happy')], things: ['map'] },
        `"Give it to me," said ${b}, "I'm on the wall." It was well meant. There is no such thing as too high for a goat. It came up beside ${b} in a single bounce and took it all, the donkey and the ice cream. It ate the red line last, like a noodle. "${refrain}" said ${a}. ${b} had nothing in the world but a staple.`,
        `There was a last bit, with the ice cream on. ${b} stuck that on the top of a post. Then ${b} got down, and found that the goat had got up. Munch. It looked out over their heads, chewing, like somebody admiring the view. "${refrain}" ${a} did not shout it any more. It was only a matter of record.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')] },
        `"You held it out," said ${a}. "You as good as fed it." "I was trying to save it," said ${b}. "You wanted to walk about. Well, now we can." They walked about. Every path came to a shed, and it was always that shed. ${a} was very nearly in tears. It is no use being the person who knows what comes next, when you don't.`,
        `"You never liked it," said ${a}. "You're glad." "I liked the puddle, that's all," said ${b}. They went left, and there was a hedge. They went right. By twenty to twelve they had seen that hedge from both its sides, and not a tail of anything. "I can't think without it," said ${a}. "I don't know how you do it." It was not meant as a question. ${b} thought that it might be one.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(Z, 'stand', 'calm')] },
        `The goat had come along. It stood in the path, blowing gently, with a scrap of blue stuck to its lip. "It's still here, you know," said ${k}. "The map. It's all together, too, and in the right order. It's only that it's in the goat." They looked at its round, well-read sides. It gave a small burp, and set off, as if it had just thought of an appointment.`,
        `Somebody hiccuped. It was the goat. It was sitting on its tail, with the look of one who has had a good book. "It knows more about this place than we do," said ${k}. "It did before. Now it's got the printed part as well." The goat got up and shook itself. It went off along a way that had never been on any paper. At the bend it stopped and looked back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'happy')] },
        `You could not put a time to that. You could not draw it with a pencil. To go after a goat, you have to not know, at every corner, what comes next. ${a} looked at the pencil. "How do you do it?" said ${a}. And this time it was a question. "You go until you hear something eating," said ${b}. "Then you go there." ${a} put the pencil behind one ear, and went.`,
        `${a} did not move. It might go anywhere. They might be late for everything, and in the wrong order. "What do you do," said ${a}, "when you don't know?" "You look at what's next to you," said ${b}, "and it's generally all right." There was a snail next to them, as it happened. It was striped. It had not been on the map. "Come on, then," said ${a}, "before it's gone."`,
      ),
      page(
        { camera: 'wide', actors: [seen(Z, 'walk', 'happy'), seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy')] },
        `It was the best way round that anyone ever had. The goat went through gaps. It went under things. On the other side of each there was somebody having dinner: potatoes for the pigs, and hay for the donkey. The goat shared it with all of them. "It's going by meals," said ${a}. "It's a perfectly good system. I'd have done it in that order myself." "You'd have missed the owl," said ${b}. There had been an owl.`,
        `They saw the pigs from the back, where the piglets are. They saw the ducks upside down, at their weeds. The goat took them through a barn, and in the barn, in a box, were eleven kittens. "What's this one called?" said ${a}, with straw all over, at what might have been any time. It came to them what the goat was after. It was going from mouthful to mouthful. ${a} began to laugh. "So that's what comes next!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Z, 'stand', 'happy'), seen(A, 'hold', 'happy', 'ice-cream'), seen(G, 'stand', 'happy')],
          things: ['ice-cream'],
        },
        `And the last mouthful was round the corner, with a striped roof. ${Gcap} was there already, and had been worried. "What time do you call this?" said ${g}. ${a} had no idea. "It's after the donkey," said ${a}, "and before the bus." They ate with their backs to the wall, holding the cones up high. Something breathed on the top of ${A.names}. "Oh, go on," said ${a}.`,
        `The goat stopped so suddenly that they walked into it. There was a counter, and a bell. "Four o'clock," said ${g}, coming out from behind a cone. "To the minute. That was a very good map." Nobody said anything. There were two strawberry and one lemon. There was one on the ground, without a cone, because of the goat. ${b} was looking at a puddle. ${a} went over, and looked at it, too.`,
      ),
    ],
  };
}
