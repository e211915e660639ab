import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: at that age one knows quite well who is afraid. */
export function old(going: Going, title: string): Told {
  const { A, a, T, t, refrain, own } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(T, 'sit', 'calm')] },
        `There was something about the way ${T.introduced} was made. You could sit ${t} down against a wall, with both legs out, as straight as a mayor. For a moment it held. Then ${t} would begin to lean, like somebody who has had a thought, and go down on the nose with a small bump. "${t} has seen something," ${a} used to say. ${a} was older now, and did not say it when there were people.`,
        `${a} was a bit old for ${T.introduced}. Everybody was agreed on that, and so was ${a}, out of doors. Indoors was another matter. ${t} had one ear, one and a half eyes, and a way of falling over. It was always forwards and it was always on the nose. It had nothing to do with balance, ${a} held. "${t} doesn't fall," said ${a}. "${t} looks into things."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(T, 'sit', 'calm')], things: ['ball'] },
        `Nobody went behind the shed. There was no rule about it. It was just the end of the garden, and things that went over there did not come back. Last summer it had been the red ball, the good one. "There must be a whole country of it," said ${a}, "by now." It was a dull Sunday, and there was nothing else to do. ${a} took a torch, two biscuits, and ${t}. "${refrain}" ${t} had been ready since the biscuits.`,
        `It was the ball that began it, the good red one. It had gone over the shed in June. A ball that goes over a hedge is next door. A ball that goes over that shed is simply gone. "It's got to be somewhere," said ${a}. "Everything that's ever gone over must be there, all in one place." It was raining a little, and there was no one about. ${a} buttoned ${t} into a coat. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(T, 'stand', 'calm')] },
        `It began with the part that is not mown. It was wet, and as high as the knee, and it moved where there was no wind. "${t} thinks that it's tigers," said ${a}. ${a} knew that it was the cat from number nine. But it is one thing to know that, and another to put your foot in it. They waited until ${t} had got used to the idea. "${refrain}" Then they went through it, faster than tigers.`,
        `Past the washing line nobody had mown since May. You could not see your shoes in there. Something ran off from under one of them, and both of them stopped. "${t} would rather be carried," said ${a}, holding on with both arms. ${a} explained to ${t} that it was only a mouse, and that mice are more afraid of us. It took some explaining. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited'), seen(T, 'stand', 'calm')] },
        `Then they came to the water. There is a place by the tap where it stands, brown, with a plank across it. The plank was not there. "${t} says that we might go home now, and nobody would mind," said ${a}. They ate a biscuit to think it over. ${t} leaned, and looked at the puddle from close up, and ${a} caught hold of one leg just in time. "It isn't deep," said ${a}. "You got one ear wet. ${refrain}"`,
        `By the tap the ground had given up. It was all one pool, with the sky in it. "We'd have to jump," said ${a}. "And ${t} isn't the jumping sort." ${a} walked up and down along the edge for quite a time, on account of ${t}. Then ${a} threw the bag over, with the biscuits. After that there was really nothing else to be done. "${refrain}" It was not as wide as it looked.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(T, 'stand', 'calm')] },
        `The shed leans one way, and the wall leans the other. Between them is a gap that you can get into sideways. It goes back further than you would think. It was black in there, and a cold breath came out of it with a smell of flowerpots. ${a} shone in the torch. The torch went out. "Well, that's that," said ${a}, quickly. "${t} won't. You can't make somebody, if they're scared."`,
        `And that was the end of the garden. It was a slit, the width of a person, between the boards and the bricks. ${a} bent down and shone the torch in. There were webs, and there was a corner, and after the corner you could not see. ${a} stood up again. "${t} doesn't care for it," said ${a}. "I don't mind, myself. But one has to think of ${t}."`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'calm'), seen(A, 'sit', 'surprised')] },
        `They sat down with their backs to it, to have the other biscuit. That way it was more like a picnic. ${a} was telling ${t} about next year, when they would both be bigger. It was a good speech. There was a small bump, and a long soft slither. ${a} turned round. There was a biscuit. There was a groove in the dead leaves, and it went in.`,
        `${a} sat ${t} down on the last bit of grass, and tied a shoelace that was tied. Then ${a} tied the other. You can only do that for so long. When ${a} looked up, ${t} had started to lean. It was very slow, and quite thoughtful, and there was time to say "Don't." It is steep just there. ${t} went in head first, on the nose, and round the corner, and was gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried')] },
        `"${t}?" said ${a}. It was a silly thing to do. ${t} had not answered once in nine years. But it had never been so quiet before. All day long somebody had been afraid of tigers, and of water, and of the dark. Now that somebody was in there. And the being afraid had not gone in at all. It was still out here, and it was ${A.names}, every bit of it. It always had been.`,
        `The funny thing was how the fear stayed behind. ${t} had been so frightened, all the way across the lawn, and you'd have thought that it would go where ${t} went. It did not. It stood beside ${a} in the rain and breathed. "You might have told me that it was mine," said ${a}, to the gap. Nobody came to the gap. ${t} was lying in there, on the nose, and was not afraid of anything.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined')] },
        `There was nobody left to ask but one. "${own}" said ${a}. It sounded thin. ${a} thought about it honestly. "No," said ${a}. "Not really. Not at all. Come on, then." ${a} turned sideways and breathed in. It was bricks in front and boards behind, and something that was probably not a spider. ${a} said the steps aloud. There were nine of them, and then there was the corner.`,
        `${a} had always wondered what ${t} felt like, when somebody asked. "${own}" It felt like being pushed, but kindly. "No," said ${a}. "But I'd be no readier tomorrow. And ${t} would be wet." So in went one shoulder, and then the other. A web broke across the nose, and it was only a web. You do not have to stop being afraid, it turned out. You can take it with you.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(T, 'hug', 'happy')], things: ['ball'] },
        `Round the corner it was light. There was sky in the gap, and under it was a place about as big as a bath. Somebody had been keeping it all for years. There were eleven tennis balls, and half a kite, and a shoe. And there was ${t}, flat on the nose. ${a} picked ${t} up, and held on for longer than you would with people. The nose had been on something round, and good, and red.`,
        `It opened out, behind. There was even a bit of sun. They were all there, in a heap, as in a shop: balls with moss on, and balls with bites in. There was a shuttlecock that had been somebody's nest. On top of it all lay ${t}, face down. ${a} turned ${t} over. The one and a half eyes looked up, rather muddy. Under them was the red ball. "You didn't fall at all," said ${a}. "You went and looked."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(T, 'stand', 'happy')], things: ['ball'] },
        `They walked back by daylight, with the ball. The pool was a puddle, and the tigers had gone home to number nine. "Where on earth have you been?" they said in the kitchen. There was moss on ${a}, and a web, and ${t} was under one arm where anyone could see. "Behind the shed," said ${a}. "${t} went in first." "And weren't you scared?" "Yes," said ${a}. "All the way. It didn't stop us."`,
        `There was mud on the kitchen floor, and there was a ball on the table. "I thought that was gone," they said. "It was only at the end of the garden," said ${a}. ${t} sat beside the ball, for everyone to see. It held for a moment, and then there was a bump. Somebody smiled. "${t} looks into things," said ${a}, out loud, to all of them. "It's how we found it."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(T, 'sleep', 'sleepy')],
        },
        `The torch has a new battery. It lay on the chair that night, with the ball. It was dark all the same, when the light was out, right into the corners. ${a} sat ${t} up against the pillow, and waited for the bump. "${refrain}" said ${a}. And after a bit, a good deal lower, because it was only fair: "${own}"`,
        `When the light had gone out, the wardrobe looked like a gap. It did that sometimes. "${t} doesn't like that wardrobe," said ${a}, from habit, and stopped. "I don't like that wardrobe," said ${a}. It was odd how much smaller that made it. There was a bump on the pillow. ${t} was looking into it. "${refrain}" said ${a}, and they went to sleep.`,
      ),
    ],
  };
}
