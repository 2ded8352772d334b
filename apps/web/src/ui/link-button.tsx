import { Link, type LinkProps } from 'react-router'
import { Button } from './button.tsx'

interface LinkButtonProps extends LinkProps {
  look?: 'drawn' | 'primary' | 'quiet'
}

/** Looks like a button because it is the next step, is a link because it leads somewhere. */
export function LinkButton({ look = 'drawn', className = '', ...link }: LinkButtonProps) {
  return (
    <Button asChild look={look} className={className}>
      <Link {...link} />
    </Button>
  )
}
