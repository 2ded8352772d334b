import type { Website } from '@huebook/contract'
import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Section } from './section.tsx'
import { SectionPicture } from './section-picture.tsx'

interface WayProps {
  icon: LucideIcon
  label: string
  fill: string
  children: ReactNode
}

function Way({ icon: Icon, label, fill, children }: WayProps) {
  return (
    <div className="relative flex min-h-13 min-w-0 flex-col justify-center pl-18">
      <dt className="text-ink-soft text-sm">
        <span
          className={`absolute top-0 left-0 grid size-13 place-items-center rounded-card border-2 border-ink text-black ${fill}`}
        >
          <Icon className="size-6" strokeWidth={2} aria-hidden="true" />
        </span>
        {label}
      </dt>
      <dd className="whitespace-pre-line font-display font-medium text-lg [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

const linkLook = 'underline decoration-2 decoration-amber underline-offset-4'

/** Only what a telephone can dial. */
const dialled = (phone: string) => phone.replace(/[^\d+*#]/g, '')

export function ContactSection({ contact }: { contact: Website['landing']['contact'] }) {
  const { location, phone, email } = contact
  return (
    <Section anchor="contact" title="Contact" subheading={contact.subheading}>
      <div className="mt-12 grid grid-cols-1 items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <dl className="mx-auto flex w-full max-w-md flex-col gap-7 lg:order-2 lg:max-w-none">
          {email && (
            <Way icon={Mail} label="Email" fill="bg-amber">
              <a href={`mailto:${encodeURI(email.trim())}`} className={linkLook}>
                {email}
              </a>
            </Way>
          )}
          {phone && (
            <Way icon={Phone} label="Phone" fill="bg-lime">
              <a href={`tel:${dialled(phone)}`} className={linkLook}>
                {phone}
              </a>
            </Way>
          )}
          {location && (
            <Way icon={MapPin} label="Location" fill="bg-sky">
              {location}
            </Way>
          )}
        </dl>
        <SectionPicture image={contact.image} own="mailbox-with-birds" />
      </div>
    </Section>
  )
}
