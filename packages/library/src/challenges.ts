import type { Scene } from '@storylantern/contract';
import type { Area, Challenge } from './challenge.ts';

const scene = (
  setting: Scene['setting'],
  time: Scene['time'],
  pose: Scene['pose'],
  feeling: Scene['feeling'],
  companion: Scene['companion'],
  ...props: Scene['props']
): Scene => ({ setting, time, pose, feeling, companion, props });

const challenge = (
  area: Area,
  id: string,
  name: string,
  hardThing: string,
  problem: string,
  shows: Scene,
): Challenge => ({ id, area, name, hardThing, problem, scene: shows });

const daily = challenge.bind(null, 'daily-routines');
const change = challenge.bind(null, 'transitions');
const feeling = challenge.bind(null, 'emotional-regulation');
const social = challenge.bind(null, 'social-skills');

/** The 30 challenges, by development area, in the order the screens show them (specification, section 3). */
export const CHALLENGES: readonly Challenge[] = [
  daily(
    'potty-training',
    'Potty Training',
    'using the potty',
    'We are learning to use the potty, and it is slow going.',
    scene('bathroom', 'day', 'sit', 'calm', null, 'potty', 'book'),
  ),
  daily(
    'bedtime-routine',
    'Bedtime Routine',
    'going to bed',
    'Bedtime takes a very long time in our home.',
    scene('bedroom', 'night', 'hug', 'sleepy', null, 'teddy', 'lamp', 'book'),
  ),
  daily(
    'healthy-eating',
    'Healthy Eating',
    'trying new food',
    'New food is hard to try, and vegetables stay on the plate.',
    scene('kitchen', 'day', 'think', 'curious', null, 'plate', 'carrot', 'apple'),
  ),
  daily(
    'morning-routine',
    'Morning Routine',
    'getting ready in the morning',
    'Mornings are a rush, and getting dressed is hard.',
    scene('bedroom', 'day', 'stand', 'sleepy', null, 'clock', 'shoe', 'backpack'),
  ),
  daily(
    'brushing-teeth',
    'Brushing Teeth',
    'brushing teeth',
    'Brushing teeth turns into a struggle every evening.',
    scene('bathroom', 'day', 'hold', 'calm', null, 'toothbrush', 'cup'),
  ),
  daily(
    'bath-time',
    'Bath Time',
    'having a bath',
    'Bath time is hard, above all washing hair.',
    scene('bathroom', 'sunset', 'stand', 'shy', null, 'bucket', 'rabbit-toy'),
  ),
  daily(
    'screen-time',
    'Screen Time',
    'turning the screen off',
    'Turning off the tablet ends in tears.',
    scene('living-room', 'day', 'sit', 'sad', null, 'tablet', 'ball', 'blocks'),
  ),
  change(
    'new-school',
    'New School',
    'changing schools',
    'We are changing to a new school soon.',
    scene('classroom', 'day', 'wave', 'shy', 'child', 'backpack', 'book'),
  ),
  change(
    'new-sibling',
    'New Sibling',
    'having a new baby in the family',
    'There is a new baby in the family, and everything is different.',
    scene('living-room', 'day', 'think', 'curious', 'baby', 'bottle', 'book'),
  ),
  change(
    'moving-house',
    'Moving House',
    'moving to a new home',
    'We are moving to a new home.',
    scene('street', 'day', 'hold', 'worried', 'grown-up', 'teddy'),
  ),
  change(
    'first-day-school',
    'First Day of School',
    'the first day of school',
    'The first day of school is coming.',
    scene('school-gate', 'day', 'walk', 'shy', 'grown-up', 'backpack', 'lunchbox'),
  ),
  change(
    'parents-divorce',
    'When Parents Live Apart',
    'having parents who live apart',
    'We are separating, and there will be two homes.',
    scene('street', 'sunset', 'hold', 'sad', 'grown-up', 'backpack', 'rabbit-toy'),
  ),
  change(
    'new-family-member',
    'A New Family Member',
    'having somebody new in the family',
    'Somebody new is joining our family.',
    scene('living-room', 'day', 'stand', 'shy', 'grown-up', 'book', 'cup'),
  ),
  change(
    'first-sleep-away',
    'First Night Away',
    'sleeping away from home',
    'The first night away from home is coming.',
    scene('bedroom', 'night', 'hug', 'worried', null, 'backpack', 'teddy', 'pillow'),
  ),
  change(
    'first-trip',
    'First Trip',
    'going on a long trip',
    'We are going on our first long trip.',
    scene('beach', 'day', 'point', 'curious', 'grown-up', 'bucket', 'umbrella'),
  ),
  change(
    'potty-transition',
    'From Potty to Toilet',
    'using the big toilet',
    'The potty is fine, but the big toilet is not.',
    scene('bathroom', 'day', 'stand', 'curious', null, 'potty'),
  ),
  feeling(
    'managing-anger',
    'Managing Anger',
    'big angry feelings',
    'Anger comes fast, and then there is hitting or shouting.',
    scene('playground', 'day', 'stand', 'angry', null, 'blocks', 'ball'),
  ),
  feeling(
    'fear-dark',
    'Fear of the Dark',
    'the dark',
    'The dark is scary, and falling asleep alone is hard.',
    scene('bedroom', 'night', 'hug', 'worried', 'cat', 'teddy', 'lamp'),
  ),
  feeling(
    'handling-disappointment',
    'Handling Disappointment',
    'being disappointed',
    'When a plan changes, it is very hard to bear.',
    scene('playground', 'sunset', 'sit', 'sad', null, 'kite'),
  ),
  feeling(
    'feeling-worried',
    'Feeling Worried',
    'worries',
    'There are a lot of worries, most of all in the evening.',
    scene('bedroom', 'sunset', 'sit', 'worried', 'dog', 'notebook', 'pillow'),
  ),
  feeling(
    'feeling-sad',
    'Feeling Sad',
    'sad days',
    'There are sad days, and it is hard to say why.',
    scene('garden', 'sunset', 'sit', 'sad', 'dog', 'flower'),
  ),
  feeling(
    'jealousy',
    'Jealousy',
    'wanting what somebody else has',
    'It is hard when somebody else gets the attention.',
    scene('living-room', 'day', 'cover', 'angry', 'child', 'balloon', 'blocks'),
  ),
  feeling(
    'building-confidence',
    'Building Confidence',
    'trying something new',
    '"I cannot do it" comes before every new thing.',
    scene('playground', 'day', 'think', 'shy', null, 'bicycle'),
  ),
  social(
    'making-friends',
    'Making Friends',
    'making friends',
    'It is hard to go up to other children and join in.',
    scene('playground', 'day', 'wave', 'happy', 'child', 'ball', 'kite'),
  ),
  social(
    'sharing',
    'Sharing',
    'sharing toys',
    'Sharing toys is hard, even with friends.',
    scene('living-room', 'day', 'hold', 'curious', 'child', 'train', 'blocks'),
  ),
  social(
    'taking-turns',
    'Taking Turns',
    'waiting for a turn',
    'Waiting for a turn is very hard.',
    scene('playground', 'day', 'stand', 'curious', 'child', 'ball'),
  ),
  social(
    'saying-sorry',
    'Saying Sorry',
    'saying sorry',
    'Saying sorry is hard, even when it is meant.',
    scene('garden', 'day', 'stand', 'shy', 'child', 'flower'),
  ),
  social(
    'respecting-differences',
    'Respecting Differences',
    'understanding how people differ',
    'There are many questions about how other people are different.',
    scene('classroom', 'day', 'wave', 'curious', 'child', 'paint', 'pencil'),
  ),
  social(
    'being-kind',
    'Being Kind',
    'being gentle with others',
    'We would like to talk about being kind to others.',
    scene('garden', 'day', 'hold', 'happy', 'rabbit', 'flower', 'carrot'),
  ),
  social(
    'teamwork',
    'Teamwork',
    'doing things together with others',
    'Working together with others is hard; it has to go one way.',
    scene('beach', 'day', 'point', 'happy', 'child', 'bucket'),
  ),
];

/** Finds a challenge by its id; undefined when there is none. */
export const challengeById = (id: string): Challenge | undefined => CHALLENGES.find((each) => each.id === id);
