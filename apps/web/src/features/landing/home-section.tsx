import type { Website } from '@huebook/contract'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { BubbleLine } from './bubble-line.tsx'
import { type HeroDesk, HeroPicture } from './hero-picture/hero-picture.tsx'
import { PlatformLinks } from './platform-links.tsx'
import { offeredPlatforms } from './platforms.ts'

interface HomeSectionProps {
  home: Website['landing']['home']
  howItWorksVisible: boolean
  /** Without it the picture is only looked at, as in a preview. */
  heroDesk?: HeroDesk | undefined
}

export function HomeSection({ home, howItWorksVisible, heroDesk }: HomeSectionProps) {
  return (
    <section
      id="home"
      aria-labelledby="home-title"
      className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-12 px-5 pt-10 pb-12 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:gap-20 lg:pt-16 lg:pb-20"
    >
      <div className="min-w-0 text-center lg:text-left">
        <h1 id="home-title" className="text-5xl sm:text-6xl lg:text-7xl">
          <span className="block">{home.headingLine1}</span>{' '}
          {home.headingLine2 && (
            <span className="mt-1 block">
              <BubbleLine text={home.headingLine2} />
            </span>
          )}
        </h1>
        {home.subheading && (
          <p className="mx-auto mt-6 max-w-[46ch] text-ink-soft text-lg lg:mx-0">{home.subheading}</p>
        )}
        <div className="mt-8 flex flex-wrap justify-center gap-3 lg:justify-start">
          <LinkButton look="primary" to={paths.signUp()}>
            Start free trial
          </LinkButton>
          {howItWorksVisible && <LinkButton to={paths.landing('how-it-works')}>How it works</LinkButton>}
        </div>
        {offeredPlatforms(home.platforms, null).length > 0 && (
          <div className="mt-10">
            <p id="platforms-title" className="text-ink-soft">
              Available on your favorite platforms
            </p>
            <PlatformLinks
              links={home.platforms}
              labelledBy="platforms-title"
              className="mt-3 justify-center lg:justify-start"
            />
          </div>
        )}
      </div>
      <div className="mx-auto w-full max-w-md lg:max-w-none">
        {home.image ? (
          <img src={home.image} alt="" className="w-full rounded-card border-2 border-ink bg-white shadow-lifted" />
        ) : (
          <HeroPicture heroDesk={heroDesk} />
        )}
      </div>
    </section>
  )
}
