import type { Fields } from '../fields/field.ts';

/** What parents, grandparents and carers type about the family and its changes; one text a line, spelt as it was meant. */
export const FAMILY_HEARD: Fields = {
  'new-sibling': `
    told her there's a baby coming and she said put it in the bin
    twelve weeks gone, how do we tell the big one
    he wants us to send the baby back to the hospital
    since his brother was born he talks like a baby himself
    jealous when I feed the little one
    I'm due in May and my toddler clings to me
    twins on the way, our only child is not amused
    squeezes the newborn too hard
    she was the princess for six years and now there's an infant in the house
    wants to drink from the baby's bottle, wear nappies, lie in the cot
    mum's belly grows and he hits it
    big brother to be, asks where he will sleep then
    c section next week and she stays with granny
    grandchild number two arrived and the first has turned into a monster`,
  'premature-baby': `
    her little sister came at 28 weeks and lives in an incubator
    we're at the neonatal unit every day and the older one is passed round
    he may only see his brother through glass
    tubes, alarms, tiny baby, and a four year old full of questions
    baby was born too soon and isn't home yet
    preemie in NICU and big sister asks if she will be alive`,
  'baby-who-died': `
    our baby was stillborn and his sister had painted a card
    I miscarried at 16 weeks, she knew about it
    the twin of our son did not survive
    lost the pregnancy, how to tell the kids there is no baby
    baby lived for two days`,
  'new-family-member': `
    nan is going to live in the front room
    stepbrothers at weekends and then for good
    exchange student stays with us for a term
    uncle moved onto the sofa after his flat went
    au pair starts monday
    cousin is with us for good now, she must share a room
    a blended family under one roof since july
    grandpa after his fall will stay with us from now on`,
  'moving-house': `
    sold the house she was born in
    boxes everywhere and he unpacks them again
    will my bed come too, she asks
    new town, new street, he wants to go back
    landlord wants us out by june
    emigrating to New Zealand with three kids
    from a garden to a flat on the fifth floor
    won't sleep in the new bedroom, wants the old one
    we relocate for work and he says he'll stay with grandma
    the for sale sign went up and she kicked it`,
  'parents-divorce': `
    we told them on sunday that daddy will live elsewhere
    wife wants to separate, how to say it to a five year old
    he thinks it is his fault we aren't together any more
    my ex left and she waits at the window
    she draws us all in one house again
    why don't you and mummy love each other any more
    marriage over, still under the same roof, kids confused
    wants us to get back together
    papers came through, final`,
  'two-homes': `
    gets a stomach ache before going to her dad's
    we split up and he does not like the days he changes house
    sunday handovers end in tears
    a week here and a week there, her bunny is always at the other place
    different rules at dad's
    has two bedrooms and belongs to neither, she says
    comes back from his mother's wild for a day
    every other weekend he packs his bag and cries
    wants to stay with me when it's time to go to daddy
    misses the other parent at night
    christmas here or there, she is torn`,
  'parents-arguing': `
    we row a lot and he stands between us
    door slamming and shouting last night, she heard it all
    puts hands over her ears when my husband and I raise our voices
    are you getting divorced she asks after every quarrel
    fights about money in front of the kids
    grandparents and I argue and the child is in the middle`,
  'parent-away': `
    mum has gone back to full time and he stands at the window
    daddy drives lorries and is home on saturdays only
    his father is in prison till next year
    six months on deployment, will he know me
    I fly to a conference for a week, first time apart
    misses his mum who works nights
    works abroad and calls by video
    mum is staying in another city for her course
    since I started my new job she cries each morning that mummy leaves
    husband at sea, our girl asks each night how many sleeps
    coming home after months away and the toddler hides from him`,
  'parent-ill': `
    I start chemo in two weeks and lose my hair
    her dad had a heart attack, he's home but weak
    mummy has a lump and needs treatment
    I use a stick since MS got worse, he worries
    my husband was told it is terminal
    migraines keep me in a dark room, they must be quiet
    dad's kidney is failing
    I'm sick a lot and can't play like before
    he thinks he made mummy ill`,
  'parent-in-hospital': `
    ambulance took his mummy in the night
    husband in intensive care, she wants to see him
    I go in for a hysterectomy and will be away five days
    mum's on a ward and children may not visit
    daddy fell off a ladder and is in hospital with a broken back
    he saw the paramedics take me`,
  'parent-depressed': `
    some days I can't get up and she brings me her teddy
    his mum is in a clinic because her mind is unwell
    I cry a lot, the counsellor says I should explain it to him
    dad doesn't laugh any more and stays in the bedroom
    my anxiety means I can't take them out
    bipolar, good weeks and bad weeks, what do I tell her
    postnatal depression hit hard and my son feels it
    daughter asks why I am always so sad`,
  'grandparent-death': `
    nan passed in her sleep and he wants to know where she is
    funeral for her grandad on friday, should she come
    he keeps asking when grandma is coming back from heaven
    great gran died at 96
    my mum died and I can't speak of her to my kids without crying
    pop's chair is empty and she sits in it
    granny's ashes, he asked what they are
    first christmas without grandpa
    lost my father in may, grandson does not talk about it`,
  'somebody-died': `
    my sister died and her little boy lives with us now
    a girl of her class was killed on the road
    his dad died when he was two and now he asks
    auntie passed away from covid
    mummy died, she's seven
    our neighbour and friend is dead, he was like family
    the lollipop lady died
    brother died of leukaemia, the surviving one feels guilty
    husband took his own life
    godfather's funeral`,
  'pet-death': `
    neighbour's cat that she loved was run over
    fish floating at the top of the tank
    our old dog has to be put to sleep on monday
    guinea pig dead in its hutch this morning
    he wants to dig up the hamster
    class rabbit died in the holidays
    horse she rides had to be shot
    budgie flew against the window and died
    chickens taken by a fox, she loved them
    cat was poorly and the vet couldn't help`,
  'grandparent-dementia': `
    nana called her by my name and cried
    grandpa puts his keys in the fridge
    great granny in the home doesn't know us
    asks the same question ten times and my son gets cross
    granddad shouted at her because he was muddled
    opa is losing his memory and she is frightened of him`,
  'new-partner': `
    introducing my girlfriend to the kids
    her dad is getting married again
    he won't speak to my new husband
    you're not my real dad, he yells at my partner
    mummy has a boyfriend who sleeps here
    stepmum tries hard but my girl ignores her
    says I am betraying daddy because I see someone`,
  adoption: `
    letterbox contact with her birth mum makes her quiet
    why didn't she want me
    our son joined us at three and doesn't remember
    introductions with a boy of four start monday
    classmate said that's not your real mum
    wants to see a photo of the lady who carried him
    celebrating the day she became ours
    how do I begin to tell him he's adopted`,
  fostering: `
    placement since june, asks every day whether we will send him back
    hides food under the mattress, new in our care
    contact with his mother was cancelled again
    little girl comes to us tonight with a bin bag of clothes
    our own children and the foster child don't get on
    moving on to adopters after two years with us
    kinship care, I am his aunt and now look after him
    calls me mummy at one moment and not the next, long term foster
    taken from home on friday, does not speak
    respite weekend with another carer
    social worker visits unsettle him
    new placement, frightened of men`,
  'new-pet': `
    puppy comes on saturday and the toddler pulls tails
    we've got kittens and she squeezes them
    wants to carry the rabbit everywhere
    rescue dog needs calm, our boy is loud
    promised to feed the hamster and forgot
    excited about the guinea pigs but rough`,
  'friend-moving-away': `
    best mate goes to Australia in june
    her only friend leaves the school at the end of term
    next door family is moving and the boys grew up together
    she writes letters to a friend who moved and gets none
    neighbour girl is gone to another city`,
  'lost-toy': `
    left doggy on the plane
    blankie has vanished and nobody sleeps
    dropped her bear out of the buggy somewhere in town
    lost his cuddly at the museum, rang them, nothing
    same bunny bought again and he knows it's not the one
    the dog ate her favourite teddy`,
  'money-is-tight': `
    can't pay for the school trip
    I lost my job, no holiday this year
    why can't I have trainers like the others
    food bank parcels and she asks why
    no presents like last year, bills are too high
    heating off, jumpers on, he wonders whether we are poor
    hours cut at work, every club has to stop`,
  'hard-times': `
    a fire in our kitchen, we live in a hotel
    flooded out, everything is gone
    living in a hostel with two children
    so much going wrong this year and the kids feel it
    grandpa had a stroke and everybody runs around
    police came to the door and took his uncle`,
  'sibling-with-disability': `
    all our time goes to his brother who has cerebral palsy
    her sister screams and bites because she's autistic
    why does he get all the appointments and treats
    big brother has down syndrome and others joke about it
    embarrassed when his twin flaps in public
    she is a young carer for her sister really
    feels left behind because her brother's seizures come first
    can't have friends over because of his sister's behaviour`,
  'war-and-news': `
    saw the bombs on tv and asks if they come here
    heard on the radio that children were killed
    cousins in Ukraine, he's worried for them
    the planet is burning she says and can't sleep
    talked about shootings in the playground
    earthquake pictures frightened her
    will there be a war in our country`,
  jealousy: `
    thinks his sister is my favourite
    cousin got a bike and she threw a fit
    if I hug my niece he squeezes in between
    why does she get to stay up
    measures the juice in both cups
    brother won a medal and he broke it
    can't stand that her friend has another friend
    always says you love him more than me`,
};
